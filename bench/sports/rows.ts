import type { Row } from '../rows.ts'
import { sportsPlace } from './place.row.ts'
import { sportsSettle } from './settle.row.ts'

export const sportsRows: readonly Row[] = [
  {
    name: 'sports.place',
    beside: 'the same call through the envelope of a foreign site, without database',
    mark: 0.25,
    aim: 0.35,
    run: sportsPlace,
  },
  {
    name: 'sports.settle',
    beside: 'the same tickets one transaction each over 8 connections',
    mark: 8,
    aim: 12,
    run: sportsSettle,
  },
]
