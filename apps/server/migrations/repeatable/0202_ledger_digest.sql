-- One description of what the hash chains cover, for a stored transfer and for one that is about to be: every column, in a fixed binary form. -1 stands for
-- the unknown balance of a house side.
CREATE OR REPLACE FUNCTION ledger.digest_of(
  p_id bigint, p_created_at timestamptz, p_happened_at timestamptz, p_from bigint, p_to bigint, p_amount bigint,
  p_from_before bigint, p_to_before bigint, p_site int, p_kind smallint, p_currency smallint, p_reference text) RETURNS bytea
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT sha256(
    int8send(p_id) || timestamptz_send(p_created_at) || timestamptz_send(p_happened_at)
    || int8send(p_from) || int8send(p_to) || int8send(p_amount)
    || int8send(coalesce(p_from_before, -1)) || int8send(coalesce(p_to_before, -1))
    || int4send(p_site) || int2send(p_kind) || int2send(p_currency) || convert_to(p_reference, 'UTF8'))
$$;

CREATE OR REPLACE FUNCTION ledger.digest(t ledger.transfer) RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ledger.digest_of(t.transfer_id, t.created_at, t.happened_at, t.from_account, t.to_account, t.amount,
    t.from_before, t.to_before, t.site_id, t.kind_no, t.currency_no, t.reference)
$$;
