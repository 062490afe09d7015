import type { SicBoTexts } from './sic-bo-ko.ts'

export const sicBoEn: SicBoTexts = {
  sicBoSmall: 'Small',
  sicBoBig: 'Big',
  sicBoTotal: 'Total {n}',
  sicBoSingle: 'Single {n}',
  sicBoDouble: 'Double {n}',
  sicBoTriple: 'Triple {n}',
  sicBoAnyTriple: 'Any triple',
  sicBoPair: 'Pair {n}',
  sicBoShaking: 'Shaking',
  sicBoResult: '{dice} · total {n}',
  sicBoKindEven: 'Big, small, odd, even',
  sicBoKindSingle: 'Single number',
  sicBoKindDouble: 'Double',
  sicBoKindTriple: 'Chosen triple',
  sicBoKindPair: 'Two numbers',
  sicBoPaysSingle: '1 · 2 · 3 : 1',
  sicBoRules:
    'Three dice are shaken and the lid is lifted. Small is a total of 4 to 10, big of 11 to 17. Where all three are the same, big, small, odd and even lose.',
  sicBoRulesSingle: 'A single number pays 1, 2 or 3 to 1, by how many dice show it.',
}
