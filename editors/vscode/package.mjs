// Makes the package clman-VERSION.vsix: a ZIP archive with the extension, a manifest, and the types of its files.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { zipSync } from "fflate";

const about = JSON.parse(readFileSync("package.json", "utf8"));
const escape = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const manifest = `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${about.name}" Version="${about.version}" Publisher="${about.publisher}"/>
    <DisplayName>${escape(about.displayName)}</DisplayName>
    <Description xml:space="preserve">${escape(about.description)}</Description>
    <Tags>${escape(about.keywords.join(","))}</Tags>
    <Categories>${escape(about.categories.join(","))}</Categories>
    <License>extension/LICENSE.txt</License>
    <Icon>extension/${about.icon}</Icon>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${about.engines.vscode}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/${about.icon}" Addressable="true"/>
  </Assets>
</PackageManifest>
`;

const types = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".js" ContentType="application/javascript"/>
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".png" ContentType="image/png"/>
  <Default Extension=".txt" ContentType="text/plain"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
`;

/** The licences of the packages in the bundle. Packages that only build the bundle are not in it. */
function licences() {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const bundled = Object.entries(lock.packages).filter(([path, p]) => path && !p.dev);
  return bundled.map(([path]) => {
    const file = readdirSync(path).find((name) => /^licen[cs]e/i.test(name));
    if (!file) { throw new Error(`${path} has no file with its licence`); }
    return `${path.replace("node_modules/", "")}\n\n${readFileSync(`${path}/${file}`, "utf8").trim()}\n`;
  }).join("\n----------\n\n");
}

const read = (path) => new Uint8Array(readFileSync(path));
const licence = `clman is licensed under MIT or Apache-2.0, at your choice.

${readFileSync("../../LICENSE-MIT", "utf8")}
----------

The bundle contains these packages:

${licences()}`;

const files = ["package.json", "README.md", about.icon, "language-configuration.json", "snippets.json",
  "syntaxes/opencl.tmLanguage.json", "dist/extension.js"];
const entries = {
  "extension.vsixmanifest": new TextEncoder().encode(manifest),
  "[Content_Types].xml": new TextEncoder().encode(types),
  "extension/LICENSE.txt": new TextEncoder().encode(licence),
  ...Object.fromEntries(files.map((file) => [`extension/${file}`, read(file)])),
};
const name = `clman-${about.version}.vsix`;
// The same files give the same archive.
writeFileSync(name, zipSync(entries, { level: 9, mtime: new Date(1980, 0, 1) }));
console.log(`${name}: ${Object.keys(entries).length} files`);
