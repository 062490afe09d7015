/** A topic that a page follows for a while, beside those of the connection itself. */
export type FollowedTopic = {
  destination: string
  onMessage: (message: unknown) => void
  /** Nothing that is published from now on is missed; what was before, may have been. Also after every interruption. */
  onFollowed?: () => void
}

const followed = new Set<FollowedTopic>()
const listeners = new Set<() => void>()
const notify = (): void => {
  for (const listener of listeners) listener()
}

/** Follows a topic as long as a connection is there (`listenLive`), and through its interruptions. Returns how to stop. */
export const followTopic = (topic: FollowedTopic): (() => void) => {
  followed.add(topic)
  notify()
  return () => {
    followed.delete(topic)
    notify()
  }
}

export const followedTopics = (): ReadonlySet<FollowedTopic> => followed

/** Calls when topics come or go. Returns how to stop. */
export const onFollowedTopics = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
