-- Writes one person's row of the operators' list, or removes it. The lock on the person lets two changes of different
-- subscriptions wait for each other, so that the later one sees what the earlier one wrote.
CREATE FUNCTION write_admin_subscriber(changed uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = changed FOR NO KEY UPDATE;
  INSERT INTO admin_subscribers (id, username, email, user_type, created_at, status, current_period_end, trial_end,
    cancels_at_period_end, price_pence, sort_name, search_text)
  SELECT users.id, users.username, sign_ins.email, users.user_type, users.created_at, newest.status, newest.current_period_end,
    newest.trial_end, newest.cancels_at_period_end, newest.price_pence, lower(users.username),
    lower(users.username || ' ' || sign_ins.email)
  FROM users
  JOIN members ON members.user_id = users.id AND members.role = 'owner'
  JOIN sign_ins ON sign_ins.id = members.sign_in_id
  JOIN LATERAL (
    SELECT * FROM subscriptions WHERE user_id = users.id AND claimed_at IS NOT NULL ORDER BY claimed_at DESC, id DESC LIMIT 1
  ) newest ON true
  WHERE users.id = changed AND users.user_type IS NOT NULL
  ON CONFLICT (id) DO UPDATE SET username = excluded.username, email = excluded.email, user_type = excluded.user_type,
    created_at = excluded.created_at, status = excluded.status, current_period_end = excluded.current_period_end,
    trial_end = excluded.trial_end, cancels_at_period_end = excluded.cancels_at_period_end,
    price_pence = excluded.price_pence, sort_name = excluded.sort_name, search_text = excluded.search_text;
  IF NOT FOUND THEN
    DELETE FROM admin_subscribers WHERE id = changed;
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION follow_user_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.user_id IS NOT NULL AND (TG_OP = 'DELETE' OR OLD.user_id IS DISTINCT FROM NEW.user_id) THEN
    PERFORM write_admin_subscriber(OLD.user_id);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.user_id IS NOT NULL THEN
    PERFORM write_admin_subscriber(NEW.user_id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION follow_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_admin_subscriber(NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION follow_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_admin_subscriber(user_id) FROM members WHERE sign_in_id = NEW.id AND role = 'owner';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER subscriptions_in_admin_list
  AFTER INSERT OR DELETE OR UPDATE OF user_id, claimed_at, status, current_period_end, trial_end, cancels_at_period_end, price_pence
  ON subscriptions FOR EACH ROW EXECUTE FUNCTION follow_user_id();
--> statement-breakpoint
CREATE TRIGGER members_in_admin_list
  AFTER INSERT OR DELETE OR UPDATE OF user_id, role, sign_in_id ON members FOR EACH ROW EXECUTE FUNCTION follow_user_id();
--> statement-breakpoint
CREATE TRIGGER users_in_admin_list
  AFTER UPDATE OF username, user_type, created_at ON users FOR EACH ROW EXECUTE FUNCTION follow_user();
--> statement-breakpoint
CREATE TRIGGER sign_ins_in_admin_list
  AFTER UPDATE OF email ON sign_ins FOR EACH ROW EXECUTE FUNCTION follow_sign_in();
--> statement-breakpoint
SELECT write_admin_subscriber(user_id) FROM (SELECT DISTINCT user_id FROM subscriptions WHERE user_id IS NOT NULL) AS subscribed;
