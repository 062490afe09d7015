import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CallError } from '@maru/client'
import { loadArea } from '@maru/i18n/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteOption } from './site-option.ts'
import { codeNamesSupport } from './support.rules.ts'
import { SupportFor } from './support-line.tsx'

const locales = join(import.meta.dirname, '../../../../../packages/i18n/locales')
const names = {
  ko: /고객센터|상담원/,
  en: /\bsupport\b|customer cent/i,
  vn: /(liên hệ|bộ phận|trung tâm|nhắn tin) (bộ phận )?hỗ trợ|chăm sóc khách hàng/i,
}
const languages = Object.keys(names) as (keyof typeof names)[]
const textsOf = (language: string, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(locales, language, `${area}.json`), 'utf8'))

test.each(languages)('the way to the customer center stands beside each result that names it in %s', (language) => {
  const named = Object.entries(textsOf(language, 'result-codes')).filter(([, text]) => names[language].test(text))
  expect(named.length).toBeGreaterThan(5)
  expect(named.map(([code]) => code).filter((code) => !codeNamesSupport(code))).toEqual([])
})

// Each stands beside the way there: the footer and the line itself, the window after a sign-up, a proof that fails, a deposit that is held, the member's own details.
const beside = [
  // The customer center's own names: the place itself, and what leads there.
  'boards.cs.title',
  'common.title.qnaList',
  'common.nav.support',
  'common.foot.support',
  'common.foot.supportCall',
  'common.foot.supportChat',
  'auth.complete.callUs',
  'minigames.results.verify.whatToDo',
  'rotary.verify.wrongText',
  'coin.held.safe',
]
test.each(languages)('no other text of members sends to the customer center without a way there in %s', (language) => {
  const areas = readdirSync(join(locales, language)).map((file) => file.replace('.json', ''))
  const members = areas.filter((area) => !/^(office(-.+)?|staff-codes|server|result-codes|partner(-.+)?)$/.test(area))
  const named = members.flatMap((area) =>
    Object.entries(textsOf(language, area)).flatMap(([key, text]) =>
      names[language].test(text) ? [`${area}.${key}`] : [],
    ),
  )
  expect(named.filter((key) => !beside.includes(key))).toEqual(['member.info.note'])
})

const shown = (code: ConstructorParameters<typeof CallError>[0], callFrom: string, sns2Link: string | null) => {
  const queries = new QueryClient()
  queries.setQueryData(siteOption.queryKey, { callFrom, sns2Link } as never)
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <SupportFor problem={new CallError(code, '')} />
    </QueryClientProvider>,
  )
}

test('both ways to the customer center are links, each only where the operator has named it', async () => {
  await loadArea('common')
  expect(shown('C201', '02-000-1900', 'https://t.me/maru')).toMatch(
    /href="tel:020001900".*href="https:\/\/t\.me\/maru"/,
  )
  expect(shown('C201', '02-000-1900', null)).not.toContain('https')
  expect(shown('C201', '', 'https://t.me/maru')).not.toContain('tel:')
  expect(shown('C201', '', null)).toBe('')
  expect(shown('C102', '02-000-1900', null)).toBe('')
})
