import type { Language } from '@maru/contract'

/** Made by `build/core-fonts.ts`, each with a weight that it has. */
const cores = { 'Pretendard Core': 400, 'Hahmlet Core': 700 }
/** One letter of each file that a language needs. */
const samples: Record<Language, string> = { ko: 'A가', en: 'A', vn: 'A' }

/**
 * Shows the page in its brand's fonts once they are all there, in one step: each that came alone would have every word laid out anew. Until then
 * `style.css` keeps to the fallbacks, which have the same widths. Resolves then, also when one does not come; never rejects.
 */
export const showCoreFonts = async (language: Language): Promise<void> => {
  const style = getComputedStyle(document.documentElement)
  const stacks = style.getPropertyValue('--b-font-ui') + style.getPropertyValue('--b-font-display')
  const wanted = Object.entries(cores)
    .filter(([family]) => stacks.includes(family))
    .map(([family, weight]) => document.fonts.load(`${weight} 16px "${family}"`, samples[language]))
  // Vietnamese has letters that only Inter has.
  if (language === 'vn')
    wanted.push(import('@maru/ui/fonts.css').then(() => document.fonts.load('400 16px "Inter Variable"', 'ạ')))
  await Promise.allSettled(wanted)
  delete document.documentElement.dataset.fonts
}
