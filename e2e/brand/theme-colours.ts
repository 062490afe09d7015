import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../script/lib/root.ts'

export const THEMES = ['maru', 'naru'] as const
export type ThemeName = (typeof THEMES)[number]
/** A colour of the brand by its token's name without `--b-`. */
export type Colour = (token: string) => string

/** The colours of a theme, as `tokens.css` says them. */
export function coloursOf(theme: ThemeName): Colour {
  const css = readFileSync(join(ROOT, 'packages/ui/src/tokens.css'), 'utf8')
  const start = theme === 'maru' ? css.indexOf(':root') : css.indexOf(`[data-theme="${theme}"]`)
  const block = css.slice(start, css.indexOf('}', start))
  return (token) => {
    const value = new RegExp(`--b-${token}:\\s*(#[0-9a-f]{6});`).exec(block)?.[1]
    if (!value) throw new Error(`theme ${theme} has no colour ${token}`)
    return value
  }
}
