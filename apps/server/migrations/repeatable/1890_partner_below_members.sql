-- partner.below says of each partner how many members stand directly below it, as its node does. Only who holds the lock of the node writes either: of a partner at most five rows.
CREATE OR REPLACE FUNCTION partner.follow_own_members() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE partner.below SET own_members = NEW.own_members WHERE site_id = NEW.site_id AND partner_id = NEW.partner_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER node_own_members AFTER UPDATE OF own_members ON partner.node
  FOR EACH ROW WHEN (OLD.own_members IS DISTINCT FROM NEW.own_members) EXECUTE FUNCTION partner.follow_own_members();

CREATE OR REPLACE FUNCTION partner.take_own_members() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.own_members := coalesce((SELECT n.own_members FROM partner.node n WHERE n.site_id = NEW.site_id AND n.partner_id = NEW.partner_id), 0);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER below_own_members BEFORE INSERT ON partner.below FOR EACH ROW EXECUTE FUNCTION partner.take_own_members();
