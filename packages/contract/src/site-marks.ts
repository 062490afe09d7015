/** Stand in what the build writes, where the server puts what a site is called and where it is. */
export const siteMarks = { name: '{{siteName}}', origin: '{{siteOrigin}}' } as const
