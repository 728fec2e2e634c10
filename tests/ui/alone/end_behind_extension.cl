// The end of the file stands behind a word that starts a declaration.

__extension__  //~ ERROR CL0201
