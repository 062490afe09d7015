const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** May the address be shown in the site's own frame? Only over TLS, or from this very machine. */
export const isTrustworthy = (address: string): boolean => {
  const url = URL.parse(address)
  if (!url) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname))
}

/** `frameOrigins`: the vendor's, which may be framed; undefined before the registry was read. */
export const opensNewWindow = (
  address: string,
  vendorCode: string,
  newWindowVendors: readonly string[],
  frameOrigins?: readonly string[],
): boolean =>
  !isTrustworthy(address) ||
  newWindowVendors.includes(vendorCode) ||
  (frameOrigins !== undefined && !frameOrigins.includes(new URL(address).origin))
