import type { Language } from '@maru/contract'

const families = ['400 16px "Pretendard Core"', '700 16px "Hahmlet Core"']
/** One letter of each file that a language needs. The files are made by `build/core-fonts.ts`. */
const samples: Record<Language, string> = { ko: 'A가', en: 'A', vn: 'A' }

/**
 * Shows the page in its own fonts once they are all there, in one step: each that came alone would have every word laid out anew. Until then
 * `style.css` keeps to the fallbacks, which have the same widths. Resolves then, also when one does not come; never rejects.
 */
export const showCoreFonts = async (language: Language): Promise<void> => {
  const wanted = families.map((family) => document.fonts.load(family, samples[language]))
  // Vietnamese has letters that only Inter has.
  if (language === 'vn')
    wanted.push(import('@maru/ui/fonts.css').then(() => document.fonts.load('400 16px "Inter Variable"', 'ạ')))
  await Promise.allSettled(wanted)
  delete document.documentElement.dataset.fonts
}
