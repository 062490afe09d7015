import { newPassword } from './ask.ts'
import { runCommand } from './command.ts'
import { STAFF_USAGE, staffCommand } from './staff-command.ts'

await runCommand('script/staff', STAFF_USAGE, (operate, args) =>
  staffCommand(operate, args, { print: console.log, newPassword }),
)
