import { serverWithPurses } from './purse-vendor.fixture.ts'
import { transfersSuite } from './transfers.suite.ts'

transfersSuite('the signed protocol', await serverWithPurses())
