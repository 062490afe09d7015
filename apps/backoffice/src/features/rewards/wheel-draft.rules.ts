import { type WheelTerms, wheelSlices, wheelTerms } from '@maru/contract'

/** As it is typed; an empty stock is without end. */
export type SliceDraft = { points: string; weight: string; stock: string }
export type WheelDraft = { isOn: boolean; spinLasts: string; slices: SliceDraft[] }

/** With or without separators; NaN: no whole number. */
const readWhole = (text: string): number =>
  /^\d[\d,.]*$/.test(text.trim()) ? Number(text.replace(/[,.\s]/g, '')) : Number.NaN

const standard: SliceDraft[] = [
  { points: '100', weight: '70', stock: '' },
  { points: '500', weight: '30', stock: '' },
]

export const draftOf = (terms: WheelTerms | undefined): WheelDraft => ({
  isOn: terms?.isOn ?? true,
  spinLasts: String(terms?.spinLasts ?? 30),
  slices:
    terms?.slices.map(({ points, weight, stock }) => ({
      points: String(points),
      weight: String(weight),
      stock: stock === null ? '' : String(stock),
    })) ?? standard,
})

/** Undefined: something is no number or outside of its bounds, or nothing on the wheel is without end. */
export const termsOf = ({ isOn, spinLasts, slices }: WheelDraft): WheelTerms | undefined =>
  wheelTerms.safeParse({
    isOn,
    spinLasts: readWhole(spinLasts),
    slices: slices.map(({ points, weight, stock }) => ({
      points: readWhole(points),
      weight: readWhole(weight),
      stock: stock.trim() === '' ? null : readWhole(stock),
    })),
  }).data

/** What a spin brings on the average, and the probability of each slice in percent. */
export const figuresOf = ({ slices }: Pick<WheelTerms, 'slices'>) => {
  const total = slices.reduce((sum, { weight }) => sum + weight, 0)
  return {
    average: slices.reduce((sum, { points, weight }) => sum + points * weight, 0) / total,
    percents: slices.map(({ weight }) => (weight / total) * 100),
  }
}

export const mayAdd = ({ slices }: WheelDraft): boolean => slices.length < wheelSlices.most
export const mayRemove = ({ slices }: WheelDraft): boolean => slices.length > wheelSlices.least
