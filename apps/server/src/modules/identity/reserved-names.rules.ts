/** Names under which somebody could pass for the operator; as `skeletonOf` writes them. */
const RESERVED = [
  'admin', 'administrator', 'root', 'system', 'operator', 'moderator', 'manager', 'staff', 'support', 'helpdesk', 'help', 'official', 'service',
  'cashier', 'security', 'maru', 'naru', 'null', 'undefined', 'guest', 'bot',
  '관리자', '운영자', '운영팀', '운영진', '매니저', '직원', '상담원', '고객센터', '고객지원', '공식', '시스템', '마루', '나루', '관리팀',
  'quantri', 'quảntrị', 'quảntrịviên', 'hỗtrợ', 'nhânviên', 'hệthống',
] // biome-ignore format: a list
/** Refused also with something before or behind. */
const STRONG = ['admin', 'administrator', 'official', '관리자', '운영자', '운영팀', '고객센터', '상담원']

/** Letters that look like Latin ones, and digits that are read as letters. */
const LOOKALIKES: Record<string, string> = {
  а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', і: 'i', ѕ: 's', ј: 'j', к: 'k', м: 'm', т: 't', в: 'b', н: 'h', г: 'r', п: 'n', ԁ: 'd', ӏ: 'l',
  α: 'a', ο: 'o', ρ: 'p', ν: 'v', ι: 'i', κ: 'k', τ: 't', υ: 'u', η: 'n', ε: 'e', ı: 'i',
  '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', l: 'i',
} // biome-ignore format: a table

/** What a name looks like: compatibility forms and case folded, look-alikes as the letter they imitate, nothing but letters and digits. */
const skeletonOf = (name: string): string =>
  [...name.normalize('NFKC').toLowerCase().normalize('NFC')]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .map((sign) => LOOKALIKES[sign] ?? sign)
    .join('')

const reserved = new Set(RESERVED.map(skeletonOf))
const strong = STRONG.map(skeletonOf)

/** Of the operator, or easily taken for it; also with digits around it. `siteNames`: what the operator's sites are called. */
export const isReservedName = (name: string, siteNames: readonly string[]): boolean => {
  const ofSites = siteNames.map(skeletonOf)
  const bare = name.normalize('NFKC').replace(/^[\p{N}\p{P}]+|[\p{N}\p{P}]+$/gu, '')
  return [skeletonOf(name), skeletonOf(bare)].some(
    (look) =>
      look !== '' &&
      (reserved.has(look) ||
        ofSites.includes(look) ||
        strong.some((word) => look.startsWith(word) || (look.endsWith(word) && isWholeWord(word)))),
  )
}

/** At the end only where no ordinary word ends so (`badmin`ton does not, `admin` may). */
const isWholeWord = (word: string): boolean => /^\p{Script=Hangul}+$/u.test(word)
