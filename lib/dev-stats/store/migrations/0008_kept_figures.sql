ALTER TABLE `profile` ADD `kept_totals` text;--> statement-breakpoint
ALTER TABLE `repository` ADD `collected_at` text;--> statement-breakpoint
CREATE INDEX `collection_status` ON `collection` (`source`,`status`);