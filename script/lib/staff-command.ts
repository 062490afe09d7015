import { parseArgs } from 'node:util'
import { renderUnicodeCompact } from 'uqr'
import {
  addStaffAccount,
  changeStaffAccount,
  lockStaffAccount,
  resetStaffPassword,
  resetStaffTotp,
  staffAccounts,
  staffRoles,
  type TotpSeed,
  unlockStaffAccount,
} from '../../apps/server/src/modules/identity/index.ts'
import type { Operate } from '../../apps/server/src/operate.ts'
import { StaffRefusal } from '../../apps/server/src/platform/refusal.ts'
import { CommandError } from './command-error.ts'
import { tableOf } from './table.ts'

export const STAFF_USAGE = `Back office accounts. Passwords are typed or piped in, never given as arguments.

  ./script/staff list
  ./script/staff roles                                   what each role may do
  ./script/staff add <id> --role <role> [--name <name>] [--site <number>]…
  ./script/staff change <id> [--role <role>] [--name <name>] [--site <number>]…
  ./script/staff lock <id>                               ends its sessions at once
  ./script/staff unlock <id>                             also after too many failed logins
  ./script/staff reset-totp <id>                         a new seed for one-time codes
  ./script/staff reset-password <id>

Without --site an account serves the first site. Everything is in the audit log.`

const PROBLEMS: Record<string, string> = {
  'loginId shape': 'the ID must have 3 to 64 letters, digits or . _ @ -',
  'loginId taken': 'this ID is already in use',
  'name shape': '--name must have 1 to 40 letters, digits and spaces',
  'role unknown': `--role must be one of ${Object.keys(staffRoles).join(', ')}`,
  'siteIds unknown': '--site must be the number of a site (./script/site list)',
  'password length': 'the password must have 10 to 128 characters',
  'password plain': 'the password needs letters and at least one other character',
  'password common': 'this password is too common',
  'password has-id': 'the password must not contain the ID',
}

const options = {
  role: { type: 'string' },
  name: { type: 'string' },
  site: { type: 'string', multiple: true },
} as const

export interface Terminal {
  print(line: string): void
  newPassword(whose: string): Promise<string>
}

export async function staffCommand(operate: Operate, args: string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [verb = '', loginId, ...rest] = positionals
  if (rest.length > 0) throw new CommandError(`"${rest[0]}" is an unexpected argument (passwords are never arguments)`)
  const siteIds = values.site?.map(Number)
  try {
    await perform(operate, verb, loginId, { ...values, siteIds }, terminal)
  } catch (error) {
    throw inWords(error)
  }
}

type Asked = { role?: string; name?: string; siteIds?: number[] }

async function perform(
  operate: Operate,
  verb: string,
  loginId: string | undefined,
  asked: Asked,
  terminal: Terminal,
): Promise<void> {
  const { print, newPassword } = terminal
  if (verb === 'list') return list(operate, print)
  if (verb === 'roles') return listRoles(print)
  if (!loginId) throw new CommandError(`which account? See ./script/staff --help`)
  if (verb === 'add') return add(operate, loginId, asked, terminal)
  const staff = await find(operate, loginId)
  const site = staff.siteIds[0] ?? 1
  const { siteIds, role, name } = asked
  switch (verb) {
    case 'change':
      await operate(site, (ctx) =>
        changeStaffAccount(ctx, staff.staffId, {
          ...(role ? { role } : {}),
          ...(name ? { name } : {}),
          ...(siteIds ? { siteIds } : {}),
        }),
      )
      return print(`${staff.loginId} is changed`)
    case 'lock':
      await operate(site, (ctx) => lockStaffAccount(ctx, staff.staffId))
      return print(`${staff.loginId} is locked, and logged out everywhere`)
    case 'unlock':
      await operate(site, (ctx) => unlockStaffAccount(ctx, staff.staffId))
      return print(`${staff.loginId} may log in`)
    case 'reset-totp':
      return showSeed(print, staff.loginId, await operate(site, (ctx) => resetStaffTotp(ctx, staff.staffId)))
    case 'reset-password': {
      const password = await newPassword(staff.loginId)
      await operate(site, (ctx) => resetStaffPassword(ctx, staff.staffId, password))
      return print(`${staff.loginId} has a new password, and is logged out everywhere`)
    }
    default:
      throw new CommandError(`there is no "${verb}": see ./script/staff --help`)
  }
}

async function add(
  operate: Operate,
  loginId: string,
  { role, name = loginId, siteIds = [1] }: Asked,
  { print, newPassword }: Terminal,
): Promise<void> {
  if (!role) throw new CommandError(PROBLEMS['role unknown'] ?? '')
  const password = await newPassword(loginId)
  const account = { loginId, name, role, password, siteIds }
  const seed = await operate(siteIds[0] ?? 1, (ctx) => addStaffAccount(ctx, account))
  print(`${loginId} is added: ${role}`)
  showSeed(print, loginId, seed)
}

/** Once: it is sealed in the database from here on. */
function showSeed(print: Terminal['print'], loginId: string, { secret, address }: TotpSeed): void {
  print(`\nOne-time codes of ${loginId}. Scan this now, it is not shown again:\n`)
  if (process.stdout.isTTY) print(renderUnicodeCompact(address, { border: 2 }))
  print(`  seed     ${secret}\n  address  ${address}\n`)
}

async function list(operate: Operate, print: Terminal['print']): Promise<void> {
  const accounts = await operate(1, staffAccounts)
  if (accounts.length === 0)
    print('nobody can log in to the back office yet: ./script/staff add <id> --role superadmin')
  const rows = accounts.map((one) => [
    one.loginId,
    one.role,
    one.isActive ? 'active' : 'locked',
    `sites ${one.siteIds.join(', ')}`,
    one.lastLoginAt ? `last login ${one.lastLoginAt.toISOString().slice(0, 16)}Z` : 'never logged in',
    one.name === one.loginId ? '' : one.name,
  ])
  for (const line of tableOf(rows)) print(line)
}

function listRoles(print: Terminal['print']): void {
  for (const [role, permissions] of Object.entries(staffRoles)) print(`${role}\n  ${permissions.join(', ')}`)
}

async function find(operate: Operate, loginId: string) {
  const found = (await operate(1, staffAccounts)).find((one) => one.loginId.toLowerCase() === loginId.toLowerCase())
  if (!found) throw new CommandError(`there is no staff account "${loginId}": see ./script/staff list`)
  return found
}

function inWords(error: unknown): unknown {
  if (!(error instanceof StaffRefusal)) return error
  const { fields = [] } = error.detail as { fields?: { field: string; problem: string }[] }
  if (fields.length === 0) return error
  return new CommandError(fields.map(({ field, problem }) => PROBLEMS[`${field} ${problem}`] ?? field).join('\n'))
}
