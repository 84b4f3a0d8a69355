// A lint rule: no static and no member that a browser at the floor does not know. Globals are eslint-plugin-compat's.
import { features } from './features.mjs';

/** The name that a member expression or a property of a pattern writes out; null for a computed one. */
function nameOf({ computed, key, property }) {
  const name = key ?? property;
  return !computed && name?.type === 'Identifier' ? name.name : null;
}

/** Of the page's members only those whose names say so: the others are ordinary words, which the scan of the build judges. */
const missingMember = (name) => features.builtins.get(name) ?? (/^aria[A-Z]/.test(name) ? features.members.get(name) : undefined);

const known = {
  meta: {
    type: 'problem',
    // `own`: names that our own objects, or a library's, give to members of theirs.
    schema: [{ type: 'object', properties: { own: { type: 'array', items: { type: 'string' } } }, additionalProperties: false }],
    messages: { missing: '{{name}} is missing in {{browsers}} (docs/browsers.md).' },
  },
  create(context) {
    const own = new Set(context.options[0]?.own);
    const check = (node) => {
      const name = nameOf(node);
      // A class of a namespace, `Intl.Segmenter`, is compat's as well.
      if (name === null || own.has(name) || /^[A-Z]/.test(name)) return;
      const owner = node.object?.type === 'Identifier' ? `${node.object.name}.${name}` : null;
      const isStatic = owner !== null && features.statics.has(owner);
      const missing = isStatic ? features.statics.get(owner) : missingMember(name);
      if (missing)
        context.report({ node, messageId: 'missing', data: { name: isStatic ? owner : `.${name}`, browsers: missing.join(', ') } });
    };
    return { MemberExpression: check, 'ObjectPattern > Property': check };
  },
};

export const browserFloor = { rules: { known } };
