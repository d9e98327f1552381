// jest compiles each module anew for each test file, though most are the same for all files of a worker: packages and what
// everything of ours stands on. Here a text is compiled once for each name, and runs in the context of each file. Nothing
// but code is shared: what a module keeps belongs to the context and the file that it runs in. (Where files share a context,
// the list of texts that a template hands to its tag is one for all of them.)
const vm = require('node:vm');

const { compileFunction } = vm;
/** Of the name of a file: its text as it was compiled last, with the names that it is given, and the script. */
const compiled = new Map();

/** Stands for the context of the process, which has no object that `vm` would take for it. */
const ownContext = {};

vm.compileFunction = (code, names, options) => {
  const { parsingContext, filename } = options ?? {};
  if (!parsingContext || !filename) return compileFunction(code, names, options);
  const script = scriptOf(code, names, filename);
  return parsingContext === ownContext ? script.runInThisContext() : script.runInContext(parsingContext);
};

function scriptOf(code, names, filename) {
  const head = `(function (${names.join(', ')}) {`;
  const known = compiled.get(filename);
  if (known?.code === code && known.head === head) return known.script;
  const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { code, head, script });
  return script;
}

module.exports = { ownContext };
