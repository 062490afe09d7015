import { z } from 'zod'

/** Without a name before an @, which reads like the host: `https://games.example@other.example/`. */
export const webAddress = z.url({ protocol: /^https?$/ }).refine((address) => {
  const url = URL.parse(address)
  return url?.username === '' && url.password === ''
}, 'no name or password')
/** Of a page of the operator's. Its origin may stand in a policy, where other characters of a host would mean more than one host. */
export const siteAddress = z.url({ protocol: /^https?$/, hostname: /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])$/ })
