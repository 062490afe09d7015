import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  addSite,
  allSites,
  type BankOnSite,
  banksOfSite,
  changeOption,
  changeSite,
  listOptions,
  putBank,
  resetOption,
} from '../../apps/server/src/modules/site/index.ts'
import type { Operate } from '../../apps/server/src/operate.ts'
import { CommandError } from './command-error.ts'
import { tableOf } from './table.ts'
import { asTyped } from './typed-value.ts'

export const SITE_USAGE = `Member sites: names, options, banks and the deposit account.

  ./script/site list
  ./script/site show                                     options and banks
  ./script/site set <option> <value>                     checked as the server checks it; sums in whole won, euro or dollars
  ./script/site unset <option>                           back to the default
  ./script/site deposit-account --bank <code> --account <number> --holder <name>
  ./script/site bank <code> --ko <name> --en <name> --vn <name> [--off]
  ./script/site banks <file.json>                        many at once: [{ "bankCode", "names": { "ko", "en", "vn" } }]
  ./script/site change [--name <name>] [--host <host>] [--partner-host <host>] [--theme maru|naru]
  ./script/site add --name <name> --host <host> [--theme maru|naru] [--currency KRW|EUR|USD]

All but list and add take --site <number>; the default is the first site. Everything is in the audit log.`

const options = {
  site: { type: 'string', default: '1' },
  name: { type: 'string' },
  host: { type: 'string' },
  'partner-host': { type: 'string' },
  theme: { type: 'string' },
  currency: { type: 'string' },
  bank: { type: 'string' },
  account: { type: 'string' },
  holder: { type: 'string' },
  ko: { type: 'string' },
  en: { type: 'string' },
  vn: { type: 'string' },
  off: { type: 'boolean', default: false },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
type Print = (line: string) => void
type Asked = { operate: Operate; siteId: number; words: string[]; values: Values; print: Print }

const ACTS: Record<string, (asked: Asked) => Promise<void>> = {
  list: async ({ operate, print }) => {
    const sites = await operate(1, (ctx) => allSites(ctx, true))
    for (const line of tableOf(
      sites.map(({ siteId, name, host, theme, currency }) => [`${siteId}`, name, host, theme, currency]),
    ))
      print(line)
  },
  show,
  set: async ({ operate, siteId, words: [name = '', ...value], print }) => {
    if (value.length === 0) throw new CommandError('which value? ./script/site set <option> <value>')
    await operate(siteId, (ctx) => changeOption(ctx, name, asTyped(name, value.join(' '))))
    print(`${name} is set`)
  },
  unset: async ({ operate, siteId, words: [name = ''], print }) => {
    await operate(siteId, (ctx) => resetOption(ctx, name))
    print(`${name} has its standard value`)
  },
  'deposit-account': async ({ operate, siteId, values: { bank, account, holder }, print }) => {
    if (!bank || !account || !holder) throw new CommandError('--bank, --account and --holder are all needed')
    await operate(siteId, (ctx) => changeOption(ctx, 'depositAccount', { bankCode: bank, account, holder }))
    print('members see the new account from now on')
  },
  bank: async ({ operate, siteId, words: [bankCode = ''], values: { ko, en, vn, off }, print }) => {
    const known = (await operate(siteId, banksOfSite)).find((one) => one.bankCode === bankCode)
    const names = { ko: ko ?? known?.names.ko ?? '', en: en ?? known?.names.en ?? '', vn: vn ?? known?.names.vn ?? '' }
    await operate(siteId, (ctx) => putBank(ctx, { bankCode, names, isOn: !off }))
    print(`bank ${bankCode} is ${off ? 'off: no new accounts there' : 'on'}`)
  },
  banks: async ({ operate, siteId, words: [file = ''], print }) => {
    const banks = readBanks(file)
    await operate(siteId, async (ctx) => {
      for (const bank of banks) await putBank(ctx, { isOn: true, ...bank })
    })
    print(`${banks.length} banks`)
  },
  change: async ({ operate, siteId, values: { name, host, 'partner-host': partnerHost, theme }, print }) => {
    const changes = { name, host, partnerHost, theme: theme as 'maru' | undefined }
    await operate(siteId, (ctx) => changeSite(ctx, given(changes)))
    print(`site ${siteId} is changed; servers know within seconds`)
  },
  add: async ({ operate, values: { name = '', host = '', theme = 'maru', currency = 'KRW' }, print }) => {
    const site = { name, host, theme: theme as 'maru', currency: currency as 'KRW' }
    const siteId = await operate(1, (ctx) => addSite(ctx, site))
    print(`site ${siteId} is added. Staff serve it after ./script/staff change <id> --site 1 --site ${siteId}`)
  },
}

export async function siteCommand(operate: Operate, args: string[], print: Print): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [verb = '', ...words] = positionals
  const act = ACTS[verb]
  if (!act) throw new CommandError(`there is no "${verb}": see ./script/site --help`)
  const siteId = Number(values.site)
  const sites = await operate(1, (ctx) => allSites(ctx, true))
  if (!sites.some((site) => site.siteId === siteId))
    throw new CommandError(`--site ${values.site} is no site: see ./script/site list`)
  await act({ operate, siteId, words, values, print })
}

async function show({ operate, siteId, print }: Asked): Promise<void> {
  const rows = (await operate(siteId, listOptions)).map((option) => [
    option.name,
    JSON.stringify(option.value),
    option.isStandard ? '(standard)' : '',
  ])
  for (const line of tableOf(rows)) print(line)
  const banks = await operate(siteId, banksOfSite)
  print(banks.length === 0 ? '\nno banks: nobody can sign up before there is one' : '')
  for (const line of tableOf(
    banks.map((bank) => [
      `bank ${bank.bankCode}`,
      bank.isOn ? 'on' : 'off',
      bank.names.ko,
      bank.names.en,
      bank.names.vn,
    ]),
  ))
    print(line)
}

function readBanks(file: string): Omit<BankOnSite, 'isOn'>[] {
  try {
    const banks = JSON.parse(readFileSync(file, 'utf8'))
    if (!Array.isArray(banks) || banks.some((bank) => typeof bank?.bankCode !== 'string' || !bank.names))
      throw new Error('a list of { "bankCode", "names" } is needed')
    return banks
  } catch (error) {
    throw new CommandError(`${file}: ${(error as Error).message}`)
  }
}

/** Without what was not typed. */
function given<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}
