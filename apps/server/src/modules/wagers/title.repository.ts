import type { Ctx } from '../../platform/context.ts'

export type Names = { ko: string; en: string; vn: string }
export type Title = { vendorCode: string; gameCode: string; vendorNames: Names; gameNames: Names; canReplay: boolean }

export const saveTitles = async (ctx: Ctx, titles: readonly Title[]): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO wagers.title AS t (vendor_code, game_code, vendor_names, game_names, can_replay)
     SELECT r."vendorCode", r."gameCode", r."vendorNames", r."gameNames", r."canReplay"
     FROM jsonb_to_recordset($1::jsonb) AS r("vendorCode" text, "gameCode" text, "vendorNames" jsonb, "gameNames" jsonb, "canReplay" boolean)
     ON CONFLICT (vendor_code, game_code) DO UPDATE SET vendor_names = excluded.vendor_names, game_names = excluded.game_names, can_replay = excluded.can_replay
     WHERE (t.vendor_names, t.game_names, t.can_replay) IS DISTINCT FROM (excluded.vendor_names, excluded.game_names, excluded.can_replay)`,
    [JSON.stringify(titles)],
  )
}
