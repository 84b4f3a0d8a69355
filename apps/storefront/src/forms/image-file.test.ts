import { afterEach, describe, expect, it, vi } from 'vitest';
import { imageTypeOf, readImage } from './image-file.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const png = '\x89PNG\r\n\x1a\n';

describe('pictureTypeOf', () => {
  it.each([
    [`${png}IHDR`, 'image/png'],
    ['\xff\xd8\xff\xe0JFIF', 'image/jpeg'],
    ['GIF87a\x01', 'image/gif'],
    ['GIF89a\x01', 'image/gif'],
    ['RIFF\x24\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ])('recognises %j', (text, type) => {
    expect(imageTypeOf(bytesOf(text))).toBe(type);
  });

  it.each([
    '',
    '\x89PNG',
    ' GIF89a',
    'GIF90a',
    'RIFF\x24\x00\x00\x00WAVEfmt ',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '%PDF-1.7',
    '\x00\x00\x00\x18ftypheic',
  ])('rejects %j', (text) => {
    expect(imageTypeOf(bytesOf(text))).toBeNull();
  });
});

describe('readPicture', () => {
  afterEach(() => vi.unstubAllGlobals());
  const decoder = (canDecode: boolean) =>
    vi.stubGlobal('createImageBitmap', () =>
      canDecode ? Promise.resolve({ close: () => undefined }) : Promise.reject(new Error('no picture')),
    );

  it('copies an image into memory, with the type of its signature', async () => {
    decoder(true);
    const file = new File([bytesOf(`${png}rest`)], 'নাদিয়া.png', { type: 'text/plain', lastModified: 7 });
    const picture = await readImage(file);
    if (typeof picture === 'string') throw new Error(picture);
    expect(picture).not.toBe(file);
    expect({ name: picture.name, type: picture.type, lastModified: picture.lastModified }).toEqual({
      name: 'নাদিয়া.png',
      type: 'image/png',
      lastModified: 7,
    });
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(bytesOf(`${png}rest`));
  });

  it('rejects a file that is no image, whatever its type says', async () => {
    decoder(true);
    expect(await readImage(new File(['<svg/>'], 'a.png', { type: 'image/png' }))).toBe('notAnImage');
  });

  it('rejects an image that the browser cannot decode', async () => {
    decoder(false);
    expect(await readImage(new File([bytesOf(png)], 'a.png'))).toBe('damaged');
  });

  it('AC-251 does not decode an image above 40 megapixels', async () => {
    decoder(false);
    const header = bytesOf(`${png}\0\0\0\x0dIHDR\0\0\x2e\xe0\0\0\x2e\xe0`);
    expect(await readImage(new File([header], 'a.png'))).toMatchObject({ name: 'a.png', size: header.length });
  });

  it('rejects a file that cannot be read', async () => {
    decoder(true);
    const file = new File([bytesOf(png)], 'a.png');
    Object.assign(file, { arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect(await readImage(file)).toBe('unreadable');
  });
});
