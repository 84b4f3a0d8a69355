/** Hostile texts of Faults §2, for names, descriptions, addresses, server messages and URLs. */
export const hostileTexts = {
  'scripts in text': [
    '<script>__pwned=1</script>',
    '<img src=x onerror=__pwned=1>',
    '"><svg onload=__pwned=1>',
    "'-__pwned=1-'",
    '{{7*7}}',
    '${7*7}',
    'javascript:__pwned=1',
    '</title><script>__pwned=1</script>',
    '&lt;b&gt;',
    '<b>'.repeat(1000),
  ],
  'scripts and directions': [
    'কাচ্চি ক্ষ্ম র‍্যাব দুধ‌ভাত',
    'كباب مشوي',
    'שווארמה 12',
    'soup\u202Eelif.exe',
    '₹৳$€ 5',
    'a\u0301\u0302\u0303\u0304'.repeat(20),
    'half \uD800 pair',
    'family 👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '\uFEFFbom',
    'e\u0301clair and \u00e9clair',
  ],
  'huge texts': [
    'x'.repeat(200_000),
    'Soup\n'.repeat(10_000),
    'a long name with spaces '.repeat(40_000),
    'z\u0310\u0312\u0315'.repeat(16_000),
    'কাচ্চি'.repeat(10_000),
    '1234567890'.repeat(6_400),
  ],
  'names of built-ins': ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'null', 'true', '0'],
} as const satisfies Record<string, readonly string[]>;

/** Image URLs that must never be requested, and those that the policy blocks (Faults §2 'image URLs'). */
export const hostileUrls = [
  'javascript:__pwned=1',
  'data:text/html,<script>__pwned=1</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="__pwned=1"/>',
  '//evil.example/x.png',
  'https://evil.example/x.png',
  'file:///etc/passwd',
  '',
  null,
  5,
  `https://evil.example/${'x'.repeat(10_000)}`,
  'https://a), url(https://evil.example/y',
  '/media/a b c(1).png',
  '/media/none.webp',
  '/api/food/',
] as const;

/** Prices in responses, each with the rendered amount; null for an invalid price (Faults §2 'prices from server'). */
export const hostilePrices: readonly (readonly [served: unknown, shown: string | null])[] = [
  ['abc', null],
  ['', null],
  [null, null],
  ['NaN', null],
  [-5, null],
  ['-0.01', null],
  [1e21, null],
  ['1e3', null],
  ['12,50', null],
  ['১২০', null],
  ['9999999999999999.99', null],
  [0.005, null],
  [true, null],
  [[], null],
  [{}, null],
  ['120.5', '120.50'],
  [' 12 ', null],
  [0, null],
  ['1234567890.00', null],
  ['999999.90', '999999.90'],
];

/** Invalid ids (Faults §2 'ids'). */
export const hostileIds = [
  '../user/logout',
  '..',
  '1/../2',
  '1?x=',
  0,
  -1,
  1.5,
  'abc',
  '__proto__',
  'constructor',
  2 ** 60,
  null,
  [1],
  { id: 1 },
] as const;

/** Invalid response bodies (Faults §2 'server answers'); each is returned to every read. */
export const hostileAnswers: Readonly<Record<string, string>> = {
  'a list of nulls': '[null, null]',
  'a list of lists': '[[], [[]]]',
  'an object': '{"results": []}',
  'a page of an API': '{"count": 1, "results": [{"id": 1, "name": "x"}]}',
  null: 'null',
  'a number': '5',
  'a deep nest': `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  'a byte order mark': '\uFEFF[]',
  nothing: '',
  'ten megabytes beside': `[{"id": 1, "extra": "${'x'.repeat(10_000_000)}"}]`,
  'prototype keys': '[{"__proto__": {"role": "ADMIN"}, "constructor": {"prototype": {"role": "ADMIN"}}}]',
  'wrong types everywhere':
    '[{"id": "1", "name": 5, "price": [], "category": "x", "image_url": {}, "created_at": 0, "total": "x", "items": "y"}]',
};
