/** Stand in what the build writes, where the server puts what a site is called, where it is and what it is played in. */
export const siteMarks = { name: '{{siteName}}', origin: '{{siteOrigin}}', currency: '{{siteCurrency}}' } as const
