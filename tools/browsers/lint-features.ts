// A lint rule for statics and members that a supported browser lacks. eslint-plugin-compat checks globals.
import type { Rule } from 'eslint';
import { features } from './features.ts';

type Checked = Extract<Rule.Node, { type: 'MemberExpression' | 'Property' }>;

/** The name of a member expression or a pattern's property; null when it is computed. */
function nameOf(node: Checked) {
  const name = node.type === 'Property' ? node.key : node.property;
  return !node.computed && name.type === 'Identifier' ? name.name : null;
}

/** Of the DOM members only `aria…`: the others are common names, which the scan of the build checks. */
const missingMember = (name: string) => features.builtins.get(name) ?? (/^aria[A-Z]/.test(name) ? features.members.get(name) : undefined);

const known: Rule.RuleModule = {
  meta: {
    type: 'problem',
    // `own`: member names of our own objects or of a library's.
    schema: [{ type: 'object', properties: { own: { type: 'array', items: { type: 'string' } } }, additionalProperties: false }],
    messages: { missing: '{{name}} is missing in {{browsers}} (docs/browsers.md).' },
  },
  create(context) {
    const options: { own?: string[] } | undefined = context.options[0];
    const own = new Set(options?.own);
    const check = (node: Checked) => {
      const name = nameOf(node);
      // Compat also checks a class of a namespace, `Intl.Segmenter`.
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
