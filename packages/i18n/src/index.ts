import type { I18n } from '@lingui/core'
import { type Language, languages } from '@maru/contract/language'
import enBets from '../locales/en/bets.json' with { type: 'json' }
import enCash from '../locales/en/cash.json' with { type: 'json' }
import enCashReasons from '../locales/en/cash-reasons.json' with { type: 'json' }
import enPartner from '../locales/en/partner.json' with { type: 'json' }
import enCodes from '../locales/en/result-codes.json' with { type: 'json' }
import enServer from '../locales/en/server.json' with { type: 'json' }
import enSignUpReasons from '../locales/en/sign-up-reasons.json' with { type: 'json' }
import enSportsWords from '../locales/en/sports-words.json' with { type: 'json' }
import enStaffCodes from '../locales/en/staff-codes.json' with { type: 'json' }
import koBets from '../locales/ko/bets.json' with { type: 'json' }
import koCash from '../locales/ko/cash.json' with { type: 'json' }
import koCashReasons from '../locales/ko/cash-reasons.json' with { type: 'json' }
import koPartner from '../locales/ko/partner.json' with { type: 'json' }
import koCodes from '../locales/ko/result-codes.json' with { type: 'json' }
import koServer from '../locales/ko/server.json' with { type: 'json' }
import koSignUpReasons from '../locales/ko/sign-up-reasons.json' with { type: 'json' }
import koSportsWords from '../locales/ko/sports-words.json' with { type: 'json' }
import koStaffCodes from '../locales/ko/staff-codes.json' with { type: 'json' }
import vnBets from '../locales/vn/bets.json' with { type: 'json' }
import vnCash from '../locales/vn/cash.json' with { type: 'json' }
import vnCashReasons from '../locales/vn/cash-reasons.json' with { type: 'json' }
import vnPartner from '../locales/vn/partner.json' with { type: 'json' }
import vnCodes from '../locales/vn/result-codes.json' with { type: 'json' }
import vnServer from '../locales/vn/server.json' with { type: 'json' }
import vnSignUpReasons from '../locales/vn/sign-up-reasons.json' with { type: 'json' }
import vnSportsWords from '../locales/vn/sports-words.json' with { type: 'json' }
import vnStaffCodes from '../locales/vn/staff-codes.json' with { type: 'json' }
import { addTexts, makeCatalogue, type Params, textIn } from './catalogue.ts'
import { compileTexts } from './compile-texts.ts'

// For plain Node. A browser imports `@maru/i18n/react`, which loads one language and area at a time.
const texts = {
  ko: {
    bets: koBets,
    cash: koCash,
    'cash-reasons': koCashReasons,
    partner: koPartner,
    'result-codes': koCodes,
    server: koServer,
    'sign-up-reasons': koSignUpReasons,
    'sports-words': koSportsWords,
    'staff-codes': koStaffCodes,
  },
  en: {
    bets: enBets,
    cash: enCash,
    'cash-reasons': enCashReasons,
    partner: enPartner,
    'result-codes': enCodes,
    server: enServer,
    'sign-up-reasons': enSignUpReasons,
    'sports-words': enSportsWords,
    'staff-codes': enStaffCodes,
  },
  vn: {
    bets: vnBets,
    cash: vnCash,
    'cash-reasons': vnCashReasons,
    partner: vnPartner,
    'result-codes': vnCodes,
    server: vnServer,
    'sign-up-reasons': vnSignUpReasons,
    'sports-words': vnSportsWords,
    'staff-codes': vnStaffCodes,
  },
} as const satisfies Record<Language, unknown>

export type ServerArea = keyof (typeof texts)['ko']
export type ServerKey<A extends ServerArea> = keyof (typeof texts)['ko'][A] & string

// One catalogue a language: a request never changes the language of another.
const catalogues = Object.fromEntries(
  languages.map((language) => {
    const catalogue = makeCatalogue(language)
    for (const [area, raw] of Object.entries(texts[language])) addTexts(catalogue, language, area, compileTexts(raw))
    return [language, catalogue]
  }),
) as Record<Language, I18n>

/** A text of the server in a person's language. */
export const text = <A extends ServerArea>(language: Language, area: A, key: ServerKey<A>, params?: Params): string =>
  textIn(catalogues[language], area, key, params)

export type { Params } from './catalogue.ts'
