import type { Module } from '../../platform/module.ts'
import { serveSportEvents } from './calls/guest/list-events.ts'
import { serveSportResults } from './calls/guest/list-results.ts'
import { serveSportEvent } from './calls/guest/show-event.ts'
import { serveSportMenu } from './calls/guest/show-menu.ts'
import { feedsClock, watchFeeds } from './intake/run-feeds.ts'
import { specialListTopic, sportsEventTopic, sportsListTopic } from './live/topics.ts'
import { openMonthsJob } from './markets/open-months.job.ts'
import './shown/lobby.service.ts'

export const sportsdataModule: Module = {
  name: 'sportsdata',
  calls: [serveSportMenu, serveSportEvents, serveSportEvent, serveSportResults],
  jobs: [openMonthsJob],
  clocks: [feedsClock],
  topics: [sportsListTopic, specialListTopic, sportsEventTopic],
  start: async (services) => watchFeeds(services),
}
