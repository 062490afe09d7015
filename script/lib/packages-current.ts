import { join } from 'node:path'
import { arePackagesCurrent } from './installed-packages.ts'

process.exitCode = arePackagesCurrent(join(import.meta.dirname, '../..')) ? 0 : 1
