ALTER TABLE `mark` RENAME TO `checkpoint`;--> statement-breakpoint
ALTER TABLE `commit_fact` RENAME COLUMN "gone" TO "removed";--> statement-breakpoint
ALTER TABLE `lock` RENAME COLUMN "beat_at" TO "heartbeat_at";--> statement-breakpoint
DROP INDEX `commit_slot`;--> statement-breakpoint
DROP INDEX `commit_newest`;--> statement-breakpoint
ALTER TABLE `commit_fact` ADD `host_seen` integer;--> statement-breakpoint
ALTER TABLE `commit_fact` ADD `clone_seen` integer;--> statement-breakpoint
UPDATE `commit_fact` SET `host_seen` = iif(`held_by` & 1, `met`, NULL), `clone_seen` = iif(`held_by` & 2, `met`, NULL);--> statement-breakpoint
CREATE INDEX `commit_slot` ON `commit_fact` (`slot`,`repo`,`collection`,`removed`);--> statement-breakpoint
CREATE INDEX `commit_newest` ON `commit_fact` (`repo`,`authored_at`,`committed_at`,`collection`,`host_seen`,`clone_seen`,`removed`);--> statement-breakpoint
ALTER TABLE `commit_fact` DROP COLUMN `held_by`;--> statement-breakpoint
ALTER TABLE `commit_fact` DROP COLUMN `met`;