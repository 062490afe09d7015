-- The session of the partner site that asked: asked again when the file is downloaded. NULL: the member site.
ALTER TABLE partner.export_ticket ADD session_id bigint;
