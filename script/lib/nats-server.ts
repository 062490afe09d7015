import { findProgram, installPackage } from './debian-package.ts'

const find = (): string | undefined => findProgram(['nats-server'])

/** What carries live messages in some tests: installed where it is not there and apt may. Throws a sentence that says what to do by hand. */
export const ensureNatsServer = (print: (line: string) => void): string => {
  const there = find()
  if (there) return there
  print('installing nats-server for the tests of the live bus')
  const installed = installPackage(find, ['nats-server'])
  if (installed) return installed
  throw new Error(
    'The tests of the live bus need nats-server and it could not be installed: run "apt-get install nats-server" as root',
  )
}
