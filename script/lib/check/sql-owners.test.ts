import { expect, test } from 'vitest'
import { strangersIn } from './sql-owners.ts'

const migrations = [
  {
    file: 'apps/server/migrations/0100_ledger_entry.sql',
    text: 'CREATE SCHEMA ledger;\nCREATE TABLE ledger.entry (id int);\nCREATE VIEW ledger.entry_view AS SELECT id FROM ledger.entry;',
  },
  {
    file: 'apps/server/migrations/0200_cashier_request.sql',
    text: 'CREATE SCHEMA cashier;\nCREATE TABLE cashier.request (id int);',
  },
]
const cashier = (text: string) => [{ file: 'apps/server/src/modules/cashier/request.repository.ts', text }]

test('a table of another module is a stranger, in a query and in kysely', () => {
  expect(strangersIn(migrations, cashier("db.query('SELECT * FROM ledger.entry')"))).toEqual([
    expect.stringContaining('request.repository.ts:1 names ledger.entry'),
  ])
  expect(strangersIn(migrations, cashier('\nsql`SELECT ${id} FROM ledger.entry e`'))).toEqual([
    expect.stringContaining(':2 names ledger.entry'),
  ])
  expect(strangersIn(migrations, cashier("kysely.selectFrom('ledger.entry as e')"))).toHaveLength(1)
})

test('its own tables, views made for others, code and comments are not', () => {
  const fine =
    "// ledger.entry\nledger.entry(); db.query('SELECT * FROM cashier.request JOIN ledger.entry_view USING (id)')"
  expect(strangersIn(migrations, cashier(fine))).toEqual([])
})

test('an event or a permission named like a table is no SQL', () => {
  expect(strangersIn(migrations, cashier("emit('ledger.entry', {}); const needed = ['ledger.entry']"))).toEqual([])
})

test('a migration keeps to the schema of its name', () => {
  const wrong = {
    file: 'apps/server/migrations/0300_cashier_more.sql',
    text: 'CREATE TABLE ledger.sneaky (id int);\nALTER TABLE ledger.entry ADD x int; -- ledger.entry',
  }
  expect(strangersIn([...migrations, wrong], [])).toEqual([
    expect.stringContaining('makes table ledger.sneaky'),
    expect.stringContaining('0300_cashier_more.sql:1 names ledger.sneaky'),
    expect.stringContaining('0300_cashier_more.sql:2 names ledger.entry'),
  ])
})
