UPDATE `profile` SET `kept_totals` = (SELECT json_group_array(key) FROM json_each(`kept_totals`)) WHERE `kept_totals` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `billing` DROP COLUMN `owner_id`;--> statement-breakpoint
ALTER TABLE `collection` DROP COLUMN `time_zone`;--> statement-breakpoint
ALTER TABLE `collection` DROP COLUMN `token_kind`;--> statement-breakpoint
ALTER TABLE `history` DROP COLUMN `weeks_since`;--> statement-breakpoint
ALTER TABLE `pipeline` DROP COLUMN `owner_id`;--> statement-breakpoint
ALTER TABLE `profile` DROP COLUMN `misdated_commits`;
