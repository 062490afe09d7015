import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  type VendorTerms,
  type VendorWallet,
  vendorCode as vendorCodeShape,
  vendorTerms,
  vendorWallets,
} from '@maru/contract'
import {
  addVendor,
  changeVendor,
  listVendors,
  showVendor,
  switchVendor,
  testVendor,
} from '../../apps/server/src/modules/games/index.ts'
import { seedConfigured } from '../../apps/server/src/modules/games/vendors/configured.ts'
import type { Operate } from '../../apps/server/src/operate.ts'
import { CommandError } from './command-error.ts'
import { tableOf } from './table.ts'

export const VENDOR_USAGE = `Game vendors that use the protocol of docs/guides/connect-a-vendor.md. Changes take effect within a second, without a restart.

  ./script/vendor list
  ./script/vendor show <code>                            its terms, what to give the vendor, and recent calls
  ./script/vendor add <code> --ko <name> --en <name> --vn <name> --address <https://…> --key <file.pem>
                  [--frame <origin>]… [--slot <group>] [--live-casino <group>] [--per-second <number>] [--replay] [--plays-beside]
                  [--wallet seamless|transfer]           transfer: it keeps purses (docs/guides/connect-a-transfer-vendor.md); never changed
  ./script/vendor change <code> …                        the same options; those not given stay as they are. --no-replay, --no-plays-beside
  ./script/vendor add-key <code> <file.pem>              a second key, valid beside the first
  ./script/vendor remove-key <code> <fingerprint>        its first characters are enough
  ./script/vendor off <code>                             no launches and no bets; rounds under way are finished
  ./script/vendor on <code>
  ./script/vendor test <code>                            asks the vendor for its games, step by step

A group is a lobby group (casino, slot …) or none; the defaults are slot and casino. Everything is in the audit log of the first site.`

const options = {
  ko: { type: 'string' },
  en: { type: 'string' },
  vn: { type: 'string' },
  address: { type: 'string' },
  key: { type: 'string', multiple: true },
  frame: { type: 'string', multiple: true },
  slot: { type: 'string' },
  'live-casino': { type: 'string' },
  'per-second': { type: 'string' },
  replay: { type: 'boolean' },
  'plays-beside': { type: 'boolean' },
  wallet: { type: 'string' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowNegative: true }>>['values']
type Print = (line: string) => void
type Asked = { operate: Operate; code: string; word: string; values: Values; print: Print }

/** Vendors are the installation's; the audit log is a site's. */
const SITE = 1
const PER_SECOND = 3_000

const ACTS: Record<string, (asked: Asked) => Promise<void>> = {
  list: async ({ operate, print }) => {
    const rows = await operate(SITE, listVendors)
    const lines = rows.map((row) => [
      row.vendorCode,
      row.isEnabled ? 'on' : 'off',
      row.kind,
      `${row.games} games`,
      row.name,
      row.address,
    ])
    for (const line of tableOf(lines)) print(line)
  },
  show,
  add: async ({ operate, code, values, print }) => {
    if (!vendorCodeShape.safeParse(code).success)
      throw new CommandError('a code is 2 to 39 small letters, digits, - and _, a letter first')
    const terms = parsed(termsFrom(values, undefined))
    await operate(SITE, (ctx) => addVendor(ctx, code, terms, walletOf(values.wallet)))
    print(`${code} is connected. What to give it: ./script/vendor show ${code}`)
  },
  change: async ({ operate, code, values, print }) => {
    await changed(operate, code, (terms) => termsFrom(values, terms))
    print(`${code} is changed`)
  },
  'add-key': async ({ operate, code, word, print }) => {
    await changed(operate, code, (terms) => ({ ...terms, publicKeys: [...terms.publicKeys, readKey(word)] }))
    print('both keys are valid now')
  },
  'remove-key': async ({ operate, code, word, print }) => {
    const { fingerprints } = await operate(SITE, (ctx) => showVendor(ctx, code))
    const at = fingerprints.findIndex((one) => word.length >= 8 && one.startsWith(word.toLowerCase()))
    if (at < 0) throw new CommandError('no key of it begins so (8 characters at least): see ./script/vendor show')
    await changed(operate, code, (terms) => ({ ...terms, publicKeys: terms.publicKeys.filter((_, i) => i !== at) }))
    print('that key is no longer valid')
  },
  on: ({ operate, code, print }) => switched(operate, code, true, print),
  off: ({ operate, code, print }) => switched(operate, code, false, print),
  test: async ({ operate, code, print }) => {
    const { steps } = await operate(SITE, (ctx) => testVendor(ctx, code))
    for (const line of tableOf(steps.map(({ step, state, detail }) => [step, state, detail]))) print(line)
    if (steps.some(({ state }) => state === 'failed')) throw new CommandError(`${code} does not work yet`)
  },
}

export async function vendorCommand(operate: Operate, args: string[], print: Print): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, allowNegative: true })
  const [verb = '', code = '', word = ''] = positionals
  const act = ACTS[verb]
  if (!act) throw new CommandError(`there is no "${verb}": see ./script/vendor --help`)
  if (code === '' && verb !== 'list') throw new CommandError('which vendor? ./script/vendor list shows their codes')
  // A server makes them at its start; a command may come before the first one.
  await operate(SITE, seedConfigured)
  await act({ operate, code, word, values, print })
}

async function show({ operate, code, print }: Asked): Promise<void> {
  const vendor = await operate(SITE, (ctx) => showVendor(ctx, code))
  const { names, groups, ...terms } = vendor.terms
  const rows = [
    ['state', vendor.isEnabled ? 'on' : 'off'],
    ['wallet', vendor.wallet],
    ['kind', vendor.kind === 'outside' ? vendor.kind : `${vendor.kind}: address and keys are in the configuration`],
    ...Object.entries({ ...names, ...groups }).map(([name, value]) => [name, value ?? 'none']),
    ...Object.entries(terms)
      .filter(([name]) => name !== 'publicKeys')
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : `${value}`]),
    ...vendor.fingerprints.map((fingerprint) => ['key', fingerprint]),
    ['wallet address', vendor.walletAddress],
  ]
  for (const line of tableOf(rows)) print(line)
  print(`\nour public key, for the vendor:\n${vendor.ourPublicKey}`)
  const calls = vendor.calls.map((row) => [
    row.lastAt,
    row.direction === 'in' ? 'to us' : 'from us',
    row.call,
    row.answer,
    `${row.times}`,
    `${row.lastMs} ms`,
    row.detail,
  ])
  for (const line of tableOf(calls)) print(line)
}

async function switched(operate: Operate, code: string, isOn: boolean, print: Print): Promise<void> {
  await operate(SITE, (ctx) => switchVendor(ctx, code, isOn))
  print(isOn ? `${code} is on; its games come with its next list` : `${code} is off: no launch and no bet`)
}

async function changed(operate: Operate, code: string, to: (terms: VendorTerms) => unknown): Promise<void> {
  await operate(SITE, async (ctx) => {
    const { terms, version } = await showVendor(ctx, code)
    await changeVendor(ctx, code, { ...parsed(to(terms)), version })
  })
}

/** What was typed, over what is there or the standard. */
function termsFrom(values: Values, before: VendorTerms | undefined): unknown {
  const group = (typed: string | undefined, known: string | null) => (typed === 'none' ? null : (typed ?? known))
  return {
    names: {
      ko: values.ko ?? before?.names.ko,
      en: values.en ?? before?.names.en,
      vn: values.vn ?? before?.names.vn,
    },
    address: values.address ?? before?.address,
    publicKeys: values.key?.map(readKey) ?? before?.publicKeys,
    frameOrigins: values.frame ?? before?.frameOrigins ?? [],
    groups: {
      slot: group(values.slot, before ? before.groups.slot : 'slot'),
      'live-casino': group(values['live-casino'], before ? before.groups['live-casino'] : 'casino'),
    },
    requestsPerSecond: values['per-second'] ? Number(values['per-second']) : (before?.requestsPerSecond ?? PER_SECOND),
    canReplay: values.replay ?? before?.canReplay ?? false,
    playsBeside: values['plays-beside'] ?? before?.playsBeside ?? false,
  }
}

function walletOf(typed: string | undefined): VendorWallet {
  const wallet = vendorWallets.find((one) => one === (typed ?? 'seamless'))
  if (!wallet) throw new CommandError(`--wallet is one of ${vendorWallets.join(', ')}`)
  return wallet
}

function parsed(typed: unknown): VendorTerms {
  const { data, error } = vendorTerms.safeParse(typed)
  if (error) throw new CommandError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  return data
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CommandError(`${file}: ${(error as Error).message}`)
  }
}
