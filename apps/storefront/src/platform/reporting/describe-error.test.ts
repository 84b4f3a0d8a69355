import { ApiError } from '@my-food/api';
import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';
import { errorEnvelope } from './sentry.ts';

const secret = 'jane@example.org';
const stackOf = (message: string) =>
  `TypeError: ${message}\n    at order (https://shop.example/assets/checkout-B4x_9-a.js:1:204)\n    at https://shop.example/assets/shop-Zz0.js:2:7?${secret}`;
const withStack = (error: Error, stack: string) => Object.assign(error, { stack });

const leaks: Record<string, unknown> = {
  'a message': new TypeError(`${secret} is not a valid URL`),
  'a message like a call': withStack(new TypeError('x\n    at /assets/jane.js:1:1'), stackOf('x\n    at /assets/jane.js:1:1')),
  'a thrown text': secret,
  'a thrown object': { email: secret },
  'a cause': new Error('failed', { cause: new Error(secret) }),
  'a name': Object.assign(new Error('failed'), { name: secret }),
  'the body, the texts and the fields of a refusal': new ApiError('status', {
    status: 400,
    body: { token: secret },
    serverMessage: secret,
    fieldErrors: new Map([['email', secret]]),
  }),
  'a reason and a status': Object.assign(new Error('failed'), { reason: secret, status: secret }),
  'the query of a script': withStack(new TypeError('x'), stackOf('x')),
};

describe('AC-230 a report cannot contain', () => {
  it.each(Object.entries(leaks))('%s', (_, error) => {
    const sent = errorEnvelope({ context: 'A screen failed:', route: '/food/$id', ...describeError(error) });
    expect(sent).not.toContain('jane');
    expect(sent).not.toContain(secret);
  });
});

it('AC-230 a report contains the class of an error, the status of a refusal and positions in the build', () => {
  expect(describeError(withStack(new TypeError('x'), stackOf('x')))).toEqual({
    type: 'TypeError',
    frames: [
      { file: 'assets/checkout-B4x_9-a.js', line: 1, column: 204 },
      { file: 'assets/shop-Zz0.js', line: 2, column: 7 },
    ],
  });
  expect(describeError(new ApiError('status', { status: 503 })).type).toBe('ApiError status 503');
  expect(describeError(new ApiError('time-out')).type).toBe('ApiError time-out');
});
