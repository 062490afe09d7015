import type { Row } from '../rows.ts'
import { sportsFeed } from './feed.row.ts'
import { sportsPlace } from './place.row.ts'
import { sportsPush } from './push.row.ts'
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
  {
    name: 'sports.feed',
    beside: 'the same rows by a prepared UPDATE one by one',
    mark: 4,
    aim: 8,
    run: sportsFeed,
  },
  {
    name: 'sports.push',
    beside: 'the same text by send of 1,000 bare sockets',
    mark: 2,
    isAtMost: true,
    aim: 1,
    run: sportsPush,
  },
]
