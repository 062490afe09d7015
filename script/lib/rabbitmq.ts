import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unpackPackages } from './debian-package.ts'
import { ROOT } from './root.ts'

const FOLDER = join(ROOT, '.maru/rabbitmq')

/** The broker, and what it needs of Erlang: 31 MB to download, 54 MB unpacked. */
const PACKAGES = [
  'rabbitmq-server',
  ...[
    'base',
    'asn1',
    'crypto',
    'eldap',
    'inets',
    'mnesia',
    'os-mon',
    'parsetools',
    'public-key',
    'runtime-tools',
    'ssl',
    'syntax-tools',
    'tools',
    'xmerl',
  ].map((part) => `erlang-${part}`),
]

/**
 * What the test of a feed connects to. It is unpacked and not installed, since the package would start a broker on every address of the machine. Throws a sentence that says what
 * to do by hand.
 */
export const ensureRabbitmq = (print: (line: string) => void): void => {
  if (existsSync(FOLDER)) return
  print('unpacking RabbitMQ for the test of a feed of odds')
  if (!unpackPackages(FOLDER, PACKAGES))
    throw new Error('The test of a feed of odds needs RabbitMQ and it could not be had: run "apt-get update" as root')
}

if (import.meta.main) ensureRabbitmq(console.log)
