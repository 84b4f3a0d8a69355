// A lint rule: no static and no member that a browser at the floor does not know. Globals are eslint-plugin-compat's.
import type { Rule } from 'eslint';
import { features } from './features.ts';

type Checked = Extract<Rule.Node, { type: 'MemberExpression' | 'Property' }>;

/** The name that a member expression or a property of a pattern writes out; null for a computed one. */
function nameOf(node: Checked) {
  const name = node.type === 'Property' ? node.key : node.property;
  return !node.computed && name.type === 'Identifier' ? name.name : null;
}

/** Of the page's members only those whose names say so: the others are ordinary words, which the scan of the build judges. */
const missingMember = (name: string) => features.builtins.get(name) ?? (/^aria[A-Z]/.test(name) ? features.members.get(name) : undefined);

const known: Rule.RuleModule = {
  meta: {
    type: 'problem',
    // `own`: names that our own objects, or a library's, give to members of theirs.
    schema: [{ type: 'object', properties: { own: { type: 'array', items: { type: 'string' } } }, additionalProperties: false }],
    messages: { missing: '{{name}} is missing in {{browsers}} (docs/browsers.md).' },
  },
  create(context) {
    const options: { own?: string[] } | undefined = context.options[0];
    const own = new Set(options?.own);
    const check = (node: Checked) => {
      const name = nameOf(node);
      // A class of a namespace, `Intl.Segmenter`, is compat's as well.
      if (name === null || own.has(name) || /^[A-Z]/.test(name)) return;
      const owner = node.type === 'MemberExpression' && node.object.type === 'Identifier' ? `${node.object.name}.${name}` : '';
      const ofStatic = features.statics.get(owner);
      const missing = ofStatic ?? missingMember(name);
      if (missing)
        context.report({ node, messageId: 'missing', data: { name: ofStatic ? owner : `.${name}`, browsers: missing.join(', ') } });
    };
    return { MemberExpression: check, 'ObjectPattern > Property': check };
  },
};

export const browserFloor = { rules: { known } };
