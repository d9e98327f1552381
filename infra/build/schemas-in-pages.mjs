const questions = new Set(['parse', 'parseAsync', 'safeParse', 'safeParseAsync', 'decode', 'encode']);

function schema(choices) {
  return new Proxy(() => undefined, {
    apply: (_target, _schema, [first]) => schema(first),
    get(_target, name) {
      if (name === 'options') return choices;
      if (questions.has(name)) {
        throw new Error(`${name}() of a contract was called in a page, where contracts have no schemas`);
      }
      return schema(choices);
    },
  });
}

/**
 * What pages get in the place of zod inside contracts. A page takes from a contract its types and its addresses; the
 * services check what is sent. So a schema made with this `z` takes every call, knows only the `options` of an enum,
 * and fails when it is asked to check something.
 */
export const z = schema();
