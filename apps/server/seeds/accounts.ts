import { type DemoStaff, totpCode } from '../src/modules/identity/index.ts'
import type { DemoEmployee } from '../src/modules/partner/index.ts'

/** Of every demo member. */
export const demoPassword = 'Maru7demo!'
export const demoWithdrawalPassword = '1357'
const staffPassword = 'Maru7staff!'

export const demoStaff: readonly DemoStaff[] = [
  staff('admin', 'Maru Desk', 'superadmin', 'MARUDEMOADMINSEED234567ABCDEFGHI'),
  staff('cashier', 'Maru Cash', 'cashier', 'MARUDEMOCASHIERSEED234567ABCDEFG'),
  staff('trader', 'Maru Trader', 'trader', 'MARUDEMOTRADERSEED234567ABCDEFGH'),
  staff('headtrader', 'Maru Head Trader', 'head-trader', 'MARUDEMOHEADTRADERSEED234567ABCD'),
  staff('support', 'Maru Support', 'support', 'MARUDEMOSUPPORTSEED234567ABCDEFG'),
  staff('auditor', 'Maru Audit', 'auditor', 'MARUDEMOAUDITORSEED234567ABCDEFG'),
]

/** `name` is what members read in the chat and below answers; the login id is nobody's business but theirs. */
function staff(loginId: string, name: string, role: DemoStaff['role'], totpSecret: string): DemoStaff {
  return { loginId, name, role, password: staffPassword, totpSecret, siteIds: [1, 2] }
}

/** Of `demoEmployer`: one who only looks, and one who moves money, too. */
export const demoEmployees: readonly DemoEmployee[] = [
  employee('mina', '김민아', 'MARUDEMOEMPLOYEEMINA234567ABCDEF', []),
  employee('junho', '이준호', 'MARUDEMOEMPLOYEEJUNH234567ABCDEF', ['give.move', 'commission.convert']),
]
export const demoEmployer = 'partner01'

function employee(
  ownId: string,
  name: string,
  totpSecret: string,
  more: readonly DemoEmployee['rights'][number][],
): DemoEmployee {
  const looks = ['tree', 'rates', 'members', 'bets', 'cash', 'commission', 'give'] as const
  return {
    ownId,
    name,
    password: demoPassword,
    totpSecret,
    rights: [...looks.map((page) => `${page}.read` as const), ...more],
  }
}

const withCode = (words: string, totpSecret: string): string =>
  `${words}; one-time code now ${totpCode(totpSecret, new Date())}, from the seed ${totpSecret}`

type DemoAccount = { site: 'member' | 'staff' | 'partner'; id: string; password: string; note: string }

const member = (id: string, note: string): DemoAccount => ({
  site: 'member',
  id,
  password: demoPassword,
  note: `${note}; withdrawal password ${demoWithdrawalPassword}`,
})

/** For the start message. A note with a code is made when it is read, for its one-time code holds for half a minute only. */
export const demoAccounts: readonly DemoAccount[] = [
  member('haneul01', 'level 1, play money and a week of play'),
  member('nightcat77', 'level 3, with an open deposit request'),
  member(demoEmployer, 'partner: recommender for sign-ups, opens no games; the partner site sets up its codes first'),
  member('narumember', 'of the second site, http://naru.localhost:<PORT>'),
  ...demoEmployees.map(({ ownId, password, totpSecret, rights }) => ({
    site: 'partner' as const,
    id: `${demoEmployer}.${ownId}`,
    password,
    get note() {
      return withCode(rights.includes('give.move') ? 'employee who moves money' : 'employee who only looks', totpSecret)
    },
  })),
  ...demoStaff.map(({ loginId, role, password, totpSecret }) => ({
    site: 'staff' as const,
    id: loginId,
    password,
    get note() {
      return withCode(role, totpSecret)
    },
  })),
]
