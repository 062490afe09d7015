-- What pages show of a whole site, counted anew every few seconds by one process, so that no page view reads every member's day.
CREATE TABLE wagers.game_day (
  site_id bigint NOT NULL,
  day date NOT NULL,
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  rounds bigint NOT NULL,
  staked bigint NOT NULL,
  profit bigint NOT NULL,
  PRIMARY KEY (site_id, day, vendor_code, game_code)
);
CREATE TABLE wagers.site_open (
  site_id bigint PRIMARY KEY,
  open_stake bigint NOT NULL,
  open_wagers bigint NOT NULL
);
