import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { boardSearch, bonusSearch, deskSearch, recordSearch } from '../search-values.ts'
import { under } from './office.tsx'

const membersRoute = createRoute({
  getParentRoute: under,
  path: '/members',
  staticData: { title: 'menu.members', permission: 'members.read' },
  validateSearch: deskSearch.members,
  component: lazyRouteComponent(() => import('../../pages/members.tsx'), 'MembersPage'),
})

const memberRoute = createRoute({
  getParentRoute: under,
  path: '/members/$memberId',
  staticData: { title: 'menu.members', permission: 'members.read' },
  validateSearch: deskSearch.member,
  component: lazyRouteComponent(() => import('../../pages/member.tsx'), 'MemberPage'),
})

const bonusesRoute = createRoute({
  getParentRoute: under,
  path: '/bonuses',
  staticData: { title: 'menu.bonuses', permission: 'bonuses.read' },
  validateSearch: bonusSearch,
  component: lazyRouteComponent(() => import('../../pages/bonuses.tsx'), 'BonusesPage'),
})

const questionsRoute = createRoute({
  getParentRoute: under,
  path: '/questions',
  staticData: { title: 'menu.questions', permission: 'questions.read' },
  validateSearch: boardSearch.questions,
  component: lazyRouteComponent(() => import('../../pages/questions.tsx'), 'QuestionsPage'),
})
const pointsRoute = createRoute({
  getParentRoute: under,
  path: '/points',
  staticData: { title: 'menu.points', permission: 'points.read' },
  validateSearch: deskSearch.points,
  component: lazyRouteComponent(() => import('../../pages/points.tsx'), 'PointsPage'),
})

const rewardsRoute = createRoute({
  getParentRoute: under,
  path: '/rewards',
  staticData: { title: 'menu.rewards', permission: 'rewards.read' },
  validateSearch: deskSearch.rewards,
  component: lazyRouteComponent(() => import('../../pages/rewards.tsx'), 'RewardsPage'),
})

const levelsRoute = createRoute({
  getParentRoute: under,
  path: '/levels',
  staticData: { title: 'menu.levels', permission: 'levels.read' },
  validateSearch: deskSearch.levels,
  component: lazyRouteComponent(() => import('../../pages/levels.tsx'), 'LevelsPage'),
})

const protectionRoute = createRoute({
  getParentRoute: under,
  path: '/protection',
  staticData: { title: 'menu.protection', permission: 'members.read' },
  validateSearch: recordSearch.protection,
  component: lazyRouteComponent(() => import('../../pages/protection.tsx'), 'ProtectionPage'),
})

const messagesRoute = createRoute({
  getParentRoute: under,
  path: '/messages',
  staticData: { title: 'menu.messages', permission: 'messages.read' },
  validateSearch: deskSearch.messages,
  component: lazyRouteComponent(() => import('../../pages/messages.tsx'), 'MessagesPage'),
})

const supportRoute = createRoute({
  getParentRoute: under,
  path: '/support',
  staticData: { title: 'menu.support', permission: 'support.read' },
  validateSearch: deskSearch.support,
  component: lazyRouteComponent(() => import('../../pages/support.tsx'), 'SupportPage'),
})

/** Members and what they have. */
export const memberRoutes = [
  membersRoute,
  memberRoute,
  bonusesRoute,
  pointsRoute,
  questionsRoute,
  rewardsRoute,
  levelsRoute,
  protectionRoute,
  messagesRoute,
  supportRoute,
] as const
