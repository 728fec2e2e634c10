-- Drives `clman lsp` with Neovim's own client, and compares the texts that a user sees.
--
-- nvim --headless -u NONE -i NONE -n -c 'luafile neovim.lua', in a folder with blur.cl and pixel.h; CLMAN names the
-- program.

local function wait_for(what, condition)
  if not vim.wait(20000, condition, 10) then error('nothing came: ' .. what, 2) end
end

local function equal(found, wanted)
  if not vim.deep_equal(found, wanted) then
    error('found ' .. vim.inspect(found) .. '\nwanted ' .. vim.inspect(wanted), 2)
  end
end

local function has(text, part)
  if not text:find(part, 1, true) then error('no `' .. part .. '` in\n' .. text, 2) end
end

-- Puts the cursor on the text after `before` in the first line that has both.
local function go(before, text)
  for row, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, true)) do
    local _, column = line:find(before, 1, true)
    if column and line:sub(column + 1, column + #text) == text then
      return vim.api.nvim_win_set_cursor(0, { row, column })
    end
  end
  error('the buffer has no ' .. before .. text, 2)
end

local function line() return vim.api.nvim_get_current_line() end
local function lines() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), '\n') end

-- The text of the floating window that a function opens.
local function float(open)
  local function window()
    for _, w in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(w).relative ~= '' then return w end
    end
  end
  open()
  wait_for('a floating window', window)
  local shown = window()
  local text = table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(shown), 0, -1, true), '\n')
  vim.api.nvim_win_close(shown, true)
  return text
end

local function diagnostics() return vim.diagnostic.get(0) end

-- Replaces the text of the line at the cursor, and waits for the diagnostics.
local function type_line(text, count)
  vim.api.nvim_set_current_line(text)
  wait_for(count .. ' diagnostics', function() return #diagnostics() == count end)
end

local tests = {}

function tests.diagnostics()
  equal(diagnostics(), {})
  go('', '    float total')
  type_line('    float total = summ.x;', 1)
  local found = diagnostics()[1]
  equal({ found.lnum, found.col, found.source, found.severity }, { 17, 18, 'clman', vim.diagnostic.severity.ERROR })
  has(found.message, 'summ')
  has(found.message, '`sum`')
  equal(found.user_data.lsp.code, 'CL0501')
end

function tests.code_action()
  local titles = {}
  vim.ui.select = function(items, options, chosen)
    for _, item in ipairs(items) do titles[#titles + 1] = options.format_item(item) end
    chosen(items[1], 1)
  end
  go('float total = ', 'summ')
  vim.lsp.buf.code_action()
  wait_for('the edit', function() return line() == '    float total = sum.x;' end)
  has(titles[1], 'Replace `summ` with `sum`')
  wait_for('no diagnostics', function() return #diagnostics() == 0 end)
end

function tests.hover()
  go('return ', 'exp')
  local text = float(vim.lsp.buf.hover)
  has(text, 'float exp(float x)')
  has(text, 'Accuracy')
  has(text, '|`float`, full profile|3 ULP|')
  has(text, 'pocl ')
  has(text, 'exp(3clc)](https://example.org/manual/exp.html)')
  go('float w = ', 'weight')
  text = float(vim.lsp.buf.hover)
  has(text, 'float weight(int dx, int dy)')
  has(text, 'The weight of a pixel at a distance.')
  go('global const pixel *', 'in')
  has(float(vim.lsp.buf.hover), 'global const pixel *')
  go('(float)(', 'SQUARE')
  has(float(vim.lsp.buf.hover), '((dx) * (dx))')
  go('', 'kernel void')
  has(float(vim.lsp.buf.hover), 'kernel(3clc)](https://example.org/manual/kernel.html)')
end

-- The items that the menu shows after the text is typed at the end of a line.
local function complete(text)
  go('', '    float total')
  vim.api.nvim_set_current_line(text)
  local params = vim.lsp.util.make_position_params()
  params.position.character = #text
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/completion', params, 20000)
  local items = {}
  local list = vim.lsp.util.text_document_completion_list_to_complete_items(answers[vim.g.clman].result, '')
  for _, item in ipairs(list) do items[item.abbr or item.word] = item end
  vim.api.nvim_set_current_line('    float total = sum.x;')
  return items
end

function tests.completion()
  local items = complete('    float total = nat')
  equal(items['native_exp'].kind, 'Function')
  items = complete('    float total = sum.')
  equal({ items.x.kind, items.x.menu, items.lo.menu }, { 'Field', 'float', 'float2' })
  equal(items.native_exp, nil)
  items = complete('    float total = in->c')
  equal(items.colour.menu, 'float4 colour // at byte 0')
  items = complete('    float total = wei')
  equal(items.weight.menu, 'float weight(int dx, int dy)')
end

function tests.signature_help()
  go('clamp(x + dx, ', '0')
  local text = float(vim.lsp.buf.signature_help)
  has(text, 'clamp(')
  go('weight(', 'dx, dy')
  has(float(vim.lsp.buf.signature_help), 'float weight(int dx, int dy)')
end

function tests.definition()
  go('float w = ', 'weight')
  vim.lsp.buf.definition()
  wait_for('the definition', function() return line() == 'float weight(int dx, int dy)' end)
  go('global const ', 'pixel')
  vim.lsp.buf.definition()
  wait_for('the header', function() return line() == '} pixel;' end)
  vim.cmd('buffer blur.cl')
  go('    ', 'target->')
  vim.lsp.buf.type_definition()
  wait_for('the type', function() return line() == '} pixel;' end)
  vim.cmd('buffer blur.cl')
end

function tests.references()
  vim.fn.setqflist({})
  go('define ', 'SQUARE')
  vim.lsp.buf.references()
  wait_for('the list', function() return #vim.fn.getqflist() > 0 end)
  vim.cmd('cclose')
  local found = {}
  for _, item in ipairs(vim.fn.getqflist()) do found[#found + 1] = { item.lnum, item.col } end
  equal(found, { { 5, 9 }, { 10, 25 }, { 10, 38 } })
end

function tests.highlight()
  go('float ', 'w = ')
  vim.lsp.buf.document_highlight()
  local space = vim.api.nvim_create_namespace('vim_lsp_references')
  local function marks() return vim.api.nvim_buf_get_extmarks(0, space, 0, -1, {}) end
  wait_for('three places', function() return #marks() == 3 end)
  vim.lsp.buf.clear_references()
end

function tests.symbols()
  local function names(list)
    wait_for('symbols', function() return #list() > 0 end)
    vim.cmd('cclose | lclose')
    local found = {}
    for _, item in ipairs(list()) do found[#found + 1] = item.text end
    return found
  end
  vim.fn.setqflist({})
  vim.fn.setloclist(0, {})
  vim.lsp.buf.document_symbol()
  local function either()
    local own = vim.fn.getloclist(0)
    return #own > 0 and own or vim.fn.getqflist()
  end
  equal(names(either), { '[Constant] RADIUS', '[Constant] SQUARE', '[Function] weight', '[Event] blur' })
  vim.fn.setqflist({})
  vim.lsp.buf.workspace_symbol('weight')
  equal(names(vim.fn.getqflist), { '[Function] weight' })
end

function tests.rename()
  go('float w = ', 'weight')
  vim.lsp.buf.rename('gauss')
  wait_for('the new name', function() return lines():find('float gauss(int dx, int dy)', 1, true) end)
  has(lines(), 'float w = gauss(dx, dy);')
  -- A name that is taken changes nothing.
  local said
  vim.notify = function(text) said = text end
  vim.lsp.buf.rename('blur')
  wait_for('a refusal', function() return said end)
  has(said, '`blur`')
  has(lines(), 'float w = gauss(dx, dy);')
end

local order = {
  'diagnostics', 'code_action', 'hover', 'completion', 'signature_help', 'definition', 'references', 'highlight',
  'symbols', 'rename',
}

local failed = false
local function try(name, test)
  local done, message = xpcall(test, debug.traceback)
  io.stdout:write((done and 'ok ' or 'FAILED ') .. name .. '\n' .. (done and '' or message .. '\n'))
  failed = failed or not done
end

try('start', function()
  vim.cmd('set hidden')
  vim.cmd('edit blur.cl')
  local ready = false
  local root = vim.fn.getcwd()
  local client = vim.lsp.start_client({
    name = 'clman',
    cmd = { os.getenv('CLMAN'), 'lsp' },
    root_dir = root,
    init_options = { manual = 'https://example.org/manual' },
    workspace_folders = { { uri = vim.uri_from_fname(root), name = 'test' } },
    handlers = {
      ['textDocument/publishDiagnostics'] = function(...)
        ready = true
        vim.lsp.diagnostic.on_publish_diagnostics(...)
      end,
    },
  })
  vim.g.clman = client
  vim.lsp.buf_attach_client(0, client)
  wait_for('diagnostics', function() return ready end)
end)
for _, name in ipairs(order) do try(name, tests[name]) end
vim.cmd(failed and 'cquit' or 'qall!')
