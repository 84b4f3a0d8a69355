import type { Namespace } from '../../namespace.ts';

export const login = {
  name: 'login',
  texts: {
    title: 'Login',
    lead: 'Good to see you. Your table is ready.',
    submit: 'Login',
    register: 'New here? <link>Register Yourself</link>',
    tokensMissing: 'The shop did not complete the login. Please try again.',
    rejected: 'There is no account with this e-mail and password. Check both.',
    failed: '{reason} What you typed is still here.',
    demoTitle: 'Just looking around?',
    demoText: 'This shop lives in your browser alone. Try it as one of these people:',
    useAccount: 'Use this account',
    useAccountLabel: 'Use this account, {email}',
  },
} as const satisfies Namespace;
