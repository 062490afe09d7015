import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { type Backup, firstSegmentOf } from './backup.ts'
import { tailDirOf } from './wal-archive.ts'
import { holdsSegment, lsnBytes, SEGMENT_BYTES, segmentAt, segmentName, wholeSegments } from './wal-segment.ts'

export interface LogSources {
  /** Full segments, and below `tail` the one that was being written. */
  archiveDir: string | undefined
  /** Of the installation that was backed up, when its disk is still there: it has what was not archived yet. */
  oldWalDir: string | undefined
}

export interface LogAtHand {
  /** The first segment that is missing while later ones are there. */
  gap: string | undefined
  /** Segments that lie outside the archive's full ones, taken into the new cluster. */
  taken: string[]
}

/** Puts what the archive's full segments do not hold into the new cluster, where PostgreSQL looks next, and looks for gaps. */
export function collectLog(
  backup: Backup,
  { archiveDir, oldWalDir }: LogSources,
  newWalDir: string,
  account: Account | undefined,
): LogAtHand {
  const { timeline } = backup
  const archived = new Set(archiveDir ? wholeSegments(archiveDir, timeline) : [])
  const newest = Math.max(...archived)
  const taken: string[] = []
  let gap: string | undefined
  for (let segment = firstSegmentOf(backup); ; segment++) {
    const name = segmentName(timeline, segment)
    if (archived.has(segment) || existsSync(join(newWalDir, name))) continue
    const candidates = [oldWalDir, archiveDir && tailDirOf(archiveDir)].filter((dir) => dir !== undefined && dir !== '')
    const source = candidates.find((dir) => holdsSegment(join(`${dir}`, name), backup.systemId, segment))
    if (source) {
      take(join(source, name), join(newWalDir, name), account)
      taken.push(name)
      continue
    }
    if (segment < newest || segment < segmentAt(lsnBytes(backup.endLsn))) gap = name
    break
  }
  return { gap, taken }
}

/** The rest of a segment that was being written is empty: there the log ends. */
function take(from: string, to: string, account: Account | undefined): void {
  const whole = Buffer.alloc(SEGMENT_BYTES)
  readFileSync(from).copy(whole)
  writeFileSync(to, whole, { mode: 0o600, flag: 'wx' })
  if (account) chownSync(to, account.uid, account.gid)
}
