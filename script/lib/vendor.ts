import { runCommand } from './command.ts'
import { VENDOR_USAGE, vendorCommand } from './vendor-command.ts'

await runCommand('script/vendor', VENDOR_USAGE, (operate, args) => vendorCommand(operate, args, console.log))
