/** True for an address of that origin, written out: `http:host` without slashes is one to a parser, and a path of our own to a frame. */
export const isOfOrigin = (address: string, origin: string): boolean =>
  address.startsWith(`${origin}/`) && URL.parse(address)?.origin === origin
