/** Language → area → key → text. */
export type TextsByLanguage = Record<string, Record<string, Record<string, string>>>

type Rule = { pattern: RegExp; problem: string }

const EVERYWHERE: readonly Rule[] = [
  { pattern: /["']/, problem: 'has a straight quotation mark: write ‘ ’ or “ ”' },
  { pattern: / {2}|^\s|\s$/, problem: 'has a blank too many' },
  { pattern: /\.\.\./, problem: 'has three dots: write …, or a full stop' },
]
// Words that all of a language's texts have one of: a second one for the same thing is a mistake (docs/glossary.md).
const OF_LANGUAGE: Record<string, readonly Rule[]> = {
  ko: [
    { pattern: /십시오|니까\?|니까$/, problem: 'is not in 해요체: write -해 주세요, -할까요?, -하셨나요?' },
    { pattern: /[가-힣}] 님/, problem: 'has 님 apart from the name' },
    { pattern: /\((으|이|은|는|을|를|가|과|와)\)/, problem: 'has two particles: choose one, or put a noun before it' },
    {
      pattern: /적중|벤더|라운드|회원 등급/,
      problem: 'says 적중, 벤더, 라운드 or 회원 등급: it is 당첨, 게임사, 판·회차, 레벨',
    },
    { pattern: /\d\.\d{3}(?!\d)/, problem: 'groups digits by points' },
  ],
  en: [
    { pattern: /\b(Id|id)\b/, problem: 'says id: it is ID' },
    {
      pattern: /recommender|customer cent|\bwagers?\b/i,
      problem: 'says recommender, center or wager: it is referrer, support, bet',
    },
    { pattern: /\d\.\d{3}(?!\d)/, problem: 'groups digits by points' },
  ],
  vn: [
    {
      pattern: /hội viên|quý khách|kết toán|hãng/i,
      problem: 'says hội viên, quý khách, kết toán or hãng: it is thành viên, bạn, thanh toán, nhà cung cấp',
    },
    { pattern: /casino trực tuyến/i, problem: 'says casino trực tuyến: the live one is casino trực tiếp' },
    { pattern: /\b(the|and|are|you|your|please|not|with|for|this|cannot)\b/i, problem: 'has English words' },
    { pattern: /\d,\d{3}(?!\d)/, problem: 'groups digits by commas' },
  ],
}
/** Latin words that Korean texts have, too: names, and signs of the trade. */
const LATIN_IN_KOREAN =
  /^(maru|studio|https?|games|example|pem|rsa|sha|qr|ip|api|member|language|english|en|vi|nữ|tiếng|việt|p|b|e|live|hc|csv|pdf|xlsx|jpe?g|png|webp|mb|usdt)$/i
/** Whether what stands in a place ends in a consonant: sums end in 원, days in 일, a share in 퍼센트. */
const ENDS_IN_CONSONANT: Record<string, boolean> = { sum: true, rest: true, f: true, day: true, r: false }
const AFTER_PLACE = /\{(\w+)\}(은|는|이|가|을|를|과|와|으로|로)(?![가-힣])/g
const AFTER_CONSONANT = ['은', '이', '을', '과', '으로']
/** A count before a noun that is always in the plural: of one it would say `1 bets`. */
const UNCOUNTED =
  /\{(count|attempts|bets|days|games|hours|links|minutes|months|rounds|seconds|times)\}[ \u00a0][a-z]+s\b/

/** Classes of mistakes in texts that a person reads, and places for values that a language has not. */
export function wordingProblems(texts: TextsByLanguage): string[] {
  const problems: string[] = []
  for (const [language, areas] of Object.entries(texts))
    for (const [area, entries] of Object.entries(areas))
      for (const [key, text] of Object.entries(entries)) {
        const say = (problem: string) => problems.push(`${language}/${area}: "${key}" ${problem}`)
        if (!key.startsWith('language.')) for (const problem of mistakesOf(language, text)) say(problem)
        const korean = texts.ko?.[area]?.[key]
        if (korean !== undefined && placesOf(korean) !== placesOf(text)) say('has other places for values than ko')
      }
  return problems
}

function mistakesOf(language: string, text: string): string[] {
  const rules = [...EVERYWHERE, ...(OF_LANGUAGE[language] ?? [])]
  const unnamed = text.replace(/\{\w+(?=[},])/g, '{')
  const found = rules.filter(({ pattern }) => pattern.test(unnamed)).map(({ problem }) => problem)
  const uncounted = language === 'en' && text.match(UNCOUNTED)
  if (uncounted) found.push(`has a noun that does not follow its count: ${uncounted[0]}`)
  if (language !== 'ko') return found
  const words = text.replace(/\{[^{}]*\}|!@#\$%\*/g, ' ').match(/[A-Za-z]{2,}/g) ?? []
  const foreign = words.filter((word) => !LATIN_IN_KOREAN.test(word))
  if (foreign.length > 0) found.push(`has English words: ${foreign.join(' ')}`)
  for (const [whole, place = '', particle = ''] of text.matchAll(AFTER_PLACE))
    if (ENDS_IN_CONSONANT[place] !== AFTER_CONSONANT.includes(particle))
      found.push(`has a particle whose form depends on the value: ${whole}`)
  return found
}

const PLURAL = /\{(\w+), plural,(?:[^{}]|\{[^{}]*\})*\}/g
const placesOf = (text: string): string =>
  [...new Set([...text.replace(PLURAL, '{$1}').matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort().join(' ')
