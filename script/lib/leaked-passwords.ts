// ./script/node script/lib/leaked-passwords.ts <list>: writes what sign-ups and new passwords are compared with. The list is a JSON array or has a password in each line.
import { readFileSync, writeFileSync } from 'node:fs'
import { leakedPasswords, leakedPasswordsFile } from '../../apps/server/src/modules/identity/leaked-passwords.rules.ts'

const text = readFileSync(process.argv[2] ?? '', 'utf8')
const passwords: string[] = text.startsWith('[') ? JSON.parse(text) : text.split(/\r?\n/)
/** Others are refused by their shape: too short, or without a letter or anything else. */
const possible = passwords.filter((one) => one.length >= 6 && /\p{L}/u.test(one) && /\P{L}/u.test(one))
const file = leakedPasswords(possible)
writeFileSync(leakedPasswordsFile, file)
process.stdout.write(`${possible.length} passwords, ${file.length} bytes\n`)
