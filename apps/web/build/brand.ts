import type { Language } from '@maru/contract'
import { htmlLang } from '@maru/contract/language'
import { siteMarks } from '@maru/contract/site-marks'

/** `ground`: its darkest ink. */
export type Theme = { name: string; ground: string }

const openGraphLocale: Record<Language, string> = { ko: 'ko_KR', en: 'en_US', vn: 'vi_VN' }
const { name, origin, currency } = siteMarks

/** Every theme that a style sheet knows; the one for `:root` is `maru`. */
export const themesOf = (html: string): Theme[] => {
  const grounds = [...html.matchAll(/([^{}]*)\{[^{}]*--b-ink-0:\s*([^;}]+)/g)]
  return grounds.map(([, selector = '', ground = '']) => ({
    name: /\[data-theme="?(\w+)"?\]/.exec(selector)?.[1] ?? 'maru',
    ground: ground.trim(),
  }))
}

/** What says whose page this is. An address stands in the main page alone: a link to another page leads there and not to the main page. */
export const headOf = (theme: Theme, language: Language, description: string, isMain: boolean): string => {
  const picture = `${origin}/brand/${theme.name}/share.png`
  const said = description.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return [
    `<meta name="theme-color" content="${theme.ground}" />`,
    `<title>${name}</title>`,
    `<meta name="description" content="${said}" />`,
    `<meta name="application-name" content="${name}" />`,
    `<meta name="currency" content="${currency}" />`,
    `<meta name="apple-mobile-web-app-title" content="${name}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${name}" />`,
    `<meta property="og:title" content="${name}" />`,
    `<meta property="og:description" content="${said}" />`,
    `<meta property="og:locale" content="${openGraphLocale[language]}" />`,
    ...(isMain ? [`<meta property="og:url" content="${origin}/" />`] : []),
    `<meta property="og:image" content="${picture}" />`,
    '<meta property="og:image:type" content="image/png" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    `<meta property="og:image:alt" content="${name}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    `<link rel="icon" href="/brand/${theme.name}/icon-32.png" type="image/png" sizes="32x32" />`,
    `<link rel="icon" href="/brand/${theme.name}/icon.svg" type="image/svg+xml" sizes="any" />`,
    `<link rel="apple-touch-icon" href="/brand/${theme.name}/icon-180.png" sizes="180x180" />`,
    `<link rel="manifest" href="/manifest.webmanifest?lang=${language}" />`,
  ].join('\n    ')
}

export const manifestOf = (theme: Theme, language: Language, description: string): string =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description,
    lang: htmlLang[language],
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: theme.ground,
    theme_color: theme.ground,
    icons: [
      { src: `/brand/${theme.name}/icon.svg`, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: `/brand/${theme.name}/icon-192.png`, type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: `/brand/${theme.name}/icon-512.png`, type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: `/brand/${theme.name}/icon-maskable-512.png`, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })
