DROP INDEX `commit_slot`;--> statement-breakpoint
DROP INDEX `commit_newest`;--> statement-breakpoint
ALTER TABLE `commit_fact` ADD `held_by` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE `commit_fact` SET `held_by` = 2 WHERE `collection` IN (SELECT `id` FROM `collection` WHERE `source` = 'git');--> statement-breakpoint
ALTER TABLE `commit_fact` ADD `gone` integer;--> statement-breakpoint
ALTER TABLE `commit_fact` ADD `met` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `commit_slot` ON `commit_fact` (`slot`,`repo`,`collection`,`gone`);--> statement-breakpoint
CREATE INDEX `commit_newest` ON `commit_fact` (`repo`,`authored_at`,`committed_at`,`collection`,`held_by`,`gone`);--> statement-breakpoint
ALTER TABLE `commit_progress` DROP COLUMN `through`;--> statement-breakpoint
ALTER TABLE `commit_progress` DROP COLUMN `head`;