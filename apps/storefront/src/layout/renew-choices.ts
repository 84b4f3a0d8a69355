// Safari keeps a cookie that a script has set for seven days: each visit sets the choices of the user anew.
import { rememberChoice } from '../platform/choice-cookie.ts';

for (const choice of document.cookie.split('; ')) {
  const [name = '', value = ''] = choice.split('=');
  if (name === 'theme' || name === 'language') rememberChoice(document, name, value);
}
