/** The origins of the addresses in a setting, separated by commas or spaces. Throws a sentence when one is no address of a server. */
export function parseOrigins(name: string, text: string): string[] {
  return text
    .split(/[\s,]+/)
    .filter((url) => url !== '')
    .map((url) => {
      // `localhost:8000` is a URL too, of the protocol `localhost`.
      if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
        throw new Error(`${name}: '${url}' is no address such as https://api.example.com.`);
      return new URL(url).origin;
    });
}
